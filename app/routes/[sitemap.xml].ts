export { loadSitemap as loader } from '~/shell/sitemap.server';
