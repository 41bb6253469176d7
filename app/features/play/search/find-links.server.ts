import type { AppLoadContext } from '@remix-run/node';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { findCategories } from './find-categories.server';
import { findMatches } from './find-matches.server';
import { findPages } from './find-pages.server';
import { findPromotions } from './find-promotions.server';
import { findProviders } from './find-providers.server';
import type { FoundGroup, LinkGroup } from './found-link';

/** Searches everything but games. Never throws. */
export async function findLinks(
  context: AppLoadContext,
  words: string,
): Promise<Readonly<Record<LinkGroup, FoundGroup>>> {
  const [promotions, matches, pages, { lobbies }] = await Promise.all([
    findPromotions(context, words),
    findMatches(context, words),
    findPages(context, words),
    listLobbies(context.content),
  ]);
  return {
    promotions,
    matches,
    categories: findCategories(context, lobbies, words),
    providers: findProviders(context, lobbies, words),
    pages,
  };
}
