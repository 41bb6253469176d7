import type { AppLoadContext } from '@remix-run/node';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { hasCapability } from '~/upstream/has-capability.server';
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
  const [promotions, matches, pages, { lobbies }, isDetailed] = await Promise.all([
    findPromotions(context, words),
    findMatches(context, words),
    findPages(context, words),
    listLobbies(context.content),
    hasCapability(context, 'lobby-detail'),
  ]);
  return {
    promotions,
    matches,
    categories: findCategories(context, lobbies, words, isDetailed),
    providers: findProviders(context, lobbies, words),
    pages,
  };
}
