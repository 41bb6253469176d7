import { HttpBrowser } from '../support/http-browser';
import { findAllPages, pagesNotIn, type SitePages } from '../support/site-pages';
import { SITE_PORT } from './ports';

export type Visitor = 'guest' | 'player';

const crawls = new Map<Visitor, Promise<SitePages>>();

/**
 * The pages and dialogs of a visitor, found by following links. A worker crawls the site once for each visitor: the
 * addresses are the same in each language.
 */
export function allPages(who: Visitor): Promise<SitePages> {
  const crawl = crawls.get(who) ?? crawlAs(who);
  crawls.set(who, crawl);
  return crawl;
}

async function crawlAs(who: Visitor): Promise<SitePages> {
  const visitor = new HttpBrowser(`http://localhost:${SITE_PORT}`);
  if (who === 'player') await visitor.logIn();
  return findAllPages(visitor, who);
}

/** For a guest all pages and dialogs. For a player the home page and those that a guest does not have. */
export async function ownPages(who: Visitor): Promise<SitePages> {
  const guest = await allPages('guest');
  if (who === 'guest') return guest;
  const { pages, dialogs } = pagesNotIn(guest, await allPages('player'));
  return { pages: ['/', ...pages], dialogs };
}
