import type { LoaderFunctionArgs } from '@remix-run/node';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { toTile } from '~/features/play/lobby/tile.server';
import { languageQuery } from '~/i18n/language-address';
import { capabilitiesOf, isOffered } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { siteOptions } from '~/upstream/site-options';
import type { ContentSource, Page } from '~/request/page-facts';
import { mainMenu } from './main-menu';

const AN_HOUR = 3600;

/** Search engines refuse a longer map (https://www.sitemaps.org/protocol.html). */
const MAX_ADDRESSES = 50_000;

/** Lists pages in each language on offer. An operator that is away shortens the list; a full map lacks the last addresses. */
export async function loadSitemap({ context }: LoaderFunctionArgs): Promise<Response> {
  const {
    content,
    page: { registry, languages },
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
  const lists = await Promise.all(registry.pages.map(addressesOf));
  // The shortest lists first: a cut is to leave out some of the games, and not home or the terms.
  const paths = new Set([...lists].sort((one, other) => one.length - other.length).flat());
  const versions = languages.listed.map(({ locale }) => ({ locale, query: languageQuery(languages, locale) }));
  return new Response(mapOf({ origin, paths: [...paths], versions }), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': `public, max-age=${AN_HOUR}` },
  });
}

interface Addresses {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly versions: readonly Version[];
}

interface Version {
  readonly locale: string;
  readonly query: string;
}

/** The last map: writing one of 5,400 games in three languages takes 40 ms, and it seldom changes. */
let kept = { of: '', map: '' };

function mapOf(addresses: Addresses): string {
  const of = JSON.stringify(addresses);
  if (kept.of !== of) kept = { of, map: writeMap(addresses) };
  return kept.map;
}

function writeMap({ origin, paths, versions }: Addresses): string {
  const urls = paths.flatMap((path) => urlsOf(new URL(path, origin).href, versions)).slice(0, MAX_ADDRESSES);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** A page's entries, each of which names all of them. */
function urlsOf(href: string, versions: readonly Version[]): string[] {
  if (versions.length < 2) return [`<url><loc>${escapeXml(href)}</loc></url>`];
  const links = [...versions, { locale: 'x-default', query: '' }].map(
    ({ locale, query }) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(href + query)}"/>`,
  );
  return versions.map(({ query }) => `<url><loc>${escapeXml(href + query)}</loc>${links.join('')}</url>`);
}

async function findTiles(content: LoaderFunctionArgs['context']['content']) {
  const { games } = await listLobbies(content);
  return games.map(toTile);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
