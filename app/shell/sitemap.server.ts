import type { LoaderFunctionArgs } from '@remix-run/node';
import { cms } from '~/upstream/contract/cms';
import { findPagePath } from '~/upstream/page-path';
import { siteOptions } from '~/upstream/site-options';
import { mainMenu } from './main-menu';

const FORMS = ['/register', '/login', '/call-me', '/support', '/safer-play'];
const AN_HOUR = 3600;

/**
 * Every page that a guest may find: the menu's, the forms', each promotion and each page of the operator. Both languages
 * share one address, so no address is listed for a language. An operator that does not answer shortens the list.
 */
export async function loadSitemap({ context }: LoaderFunctionArgs): Promise<Response> {
  const {
    content,
    site: { origin },
  } = context;
  const [bootstrap, promotions, categories] = await Promise.all([
    content.find(cms.grouped, {}),
    content.find(cms.promotionlist, {}),
    content.find(cms.categorylist, {}),
  ]);
  const paths = new Set([
    '/',
    ...mainMenu(siteOptions(bootstrap).get('menuVariant')).flatMap(({ href }) => (href.includes('?') ? [] : href)),
    ...(promotions ?? []).map(({ id }) => `/promotions/${encodeURIComponent(id)}`),
    ...(categories ?? []).flatMap(({ content: pages }) => pages).flatMap(({ id }) => findPagePath(id) ?? []),
    ...FORMS,
  ]);
  const urls = [...paths].map((path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${AN_HOUR}` } },
  );
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
