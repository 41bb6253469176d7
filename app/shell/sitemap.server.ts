import type { LoaderFunctionArgs } from '@remix-run/node';
import { listLobbies } from '~/features/lobby/list-lobbies.server';
import { toTile } from '~/features/lobby/tile.server';
import { capabilitiesOf, isOffered } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { siteOptions } from '~/upstream/site-options';
import type { ContentSource, Page } from './define-page';
import { mainMenu } from './main-menu';

const AN_HOUR = 3600;

/**
 * The site map: every page whose route declares it. Both languages share one address, so no address is listed for a
 * language. An operator that does not answer shortens the list.
 */
export async function loadSitemap({ context }: LoaderFunctionArgs): Promise<Response> {
  const {
    content,
    page: { registry },
    site: { origin },
  } = context;
  const source: ContentSource = {
    find: (call, request) => content.find(cms[call], request),
    games: () => findTiles(content),
  };
  const bootstrap = await content.find(cms.grouped, {});
  const variant = siteOptions(bootstrap).get('menuVariant');
  const capabilities = capabilitiesOf(bootstrap);
  const inMenu = new Set(mainMenu(variant).map(({ href }) => href));
  async function addressesOf({ pattern, facts: { sitemap, capability } }: Page): Promise<readonly string[]> {
    if (!isOffered(capabilities, capability)) return [];
    if (typeof sitemap === 'function') return sitemap(source);
    return sitemap === true || (sitemap === 'in-menu' && inMenu.has(pattern)) ? [pattern] : [];
  }
  const paths = new Set((await Promise.all(registry.pages.map(addressesOf))).flat());
  const urls = [...paths].map((path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`);
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${AN_HOUR}` } },
  );
}

async function findTiles(content: LoaderFunctionArgs['context']['content']) {
  const { games } = await listLobbies(content);
  return games.map(toTile);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
