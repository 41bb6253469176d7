import type { HttpBrowser } from './http-browser';
import { decode, withoutScripts } from './html';

export interface CrawledPage {
  /** Path and query. */
  readonly address: string;
  /** The address of the page with the first link to it. */
  readonly from: string;
  /** Whether the address redirects to another page, such as the login form. */
  readonly isRedirected: boolean;
  readonly status: number;
  /** Null if the response is not HTML. */
  readonly html: string | null;
}

/** How many addresses of one kind are visited: games, filters and pages of a list differ only in their parameters. */
const TRIES_OF_A_KIND = 3;
const MAX_REDIRECTS = 4;

/** A GET of these ends the session or opens a game. The crawler skips them, as browsers do when they prefetch. */
const NEVER = /^\/(?:logout|casino\/(?:frame|open|provider-page)\/|sportsbook\/(?:frame|open)\/)/;

/** Follows every link, picture, style and script of this site from its home page on, breadth first, with GET only. */
export async function crawl(visitor: HttpBrowser): Promise<Map<string, CrawledPage>> {
  const found = new Map<string, CrawledPage>();
  const tries = new Map<string, number>();
  const queue: { address: string; from: string }[] = [{ address: '/', from: '' }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next;
    const kind = kindOf(address);
    const tried = tries.get(kind) ?? 0;
    if (found.has(address) || tried >= TRIES_OF_A_KIND || NEVER.test(address)) continue;
    tries.set(kind, tried + 1);
    const page = await open(visitor, address, from);
    found.set(address, page);
    for (const reference of referencesIn(page, visitor.origin)) queue.push({ address: reference, from: address });
  }
  return found;
}

async function open(visitor: HttpBrowser, address: string, from: string): Promise<CrawledPage> {
  let response = await visitor.get(address);
  const isRedirected = response.status >= 300 && response.status < 400;
  for (let hops = 0; response.status >= 300 && response.status < 400; hops += 1) {
    const place = new URL(response.headers.get('location') ?? '', `${visitor.origin}${address}`);
    if (hops === MAX_REDIRECTS || place.origin !== visitor.origin) break;
    response = await visitor.get(place.pathname + place.search);
  }
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = await response.text();
  return { address, from, isRedirected, status: response.status, html: isPage ? body : null };
}

/**
 * The pattern of an address: the path without the ids of games, matches, tickets and files, and the names of the query
 * parameters.
 */
export function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  if (/^\/(?:assets|media)\//.test(pathname)) return address;
  const path = pathname
    .replace(/^(\/casino\/(?:play|game|provider)\/|\/spor\/event\/).*/, '$1*')
    .replace(/^\/spor\/(?!event\/|fcg$)[^/]+/, '/spor/*')
    .replace(/^(\/spor\/\*\/)[^/]+/, '$1*')
    .replace(/\/\d[\w-]*(?=\/|$)/g, '/*');
  return `${path}?${[...searchParams.keys()].sort().join('&')}`;
}

/** All addresses of this site in the page. Fragments are returned by {@link fragmentsIn}. */
export function referencesIn({ html, address }: CrawledPage, origin: string): string[] {
  return attributesIn(html ?? '').flatMap((value) => {
    if (!URL.canParse(value, `${origin}${address}`)) return [];
    const url = new URL(value, `${origin}${address}`);
    return url.origin === origin ? url.pathname + url.search : [];
  });
}

/** The fragments of the page that it links to itself. */
export const fragmentsIn = ({ html }: CrawledPage): string[] =>
  attributesIn(html ?? '').flatMap((value) => (/^#./.test(value) ? value.slice(1) : []));

function attributesIn(html: string): string[] {
  const tags = withoutScripts(html).match(/<(?:a|img|source|link|video)\b[^>]*>/g) ?? [];
  const scripts = html.match(/<script\b[^>]*\bsrc="[^>]*>/g) ?? [];
  return [...tags, ...scripts].flatMap((tag) => {
    const values = [...tag.matchAll(/\s(href|src|poster)="([^"]*)"/g)].map(([, , value]) => value ?? '');
    const sets = [...tag.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set]) =>
      (set ?? '').split(',').map((candidate) => candidate.trim().split(' ', 1)[0] ?? ''),
    );
    return [...values, ...sets].map(decode).filter(Boolean);
  });
}
