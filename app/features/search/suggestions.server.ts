import { json, type LoaderFunctionArgs } from '@remix-run/node';
import type { Tile } from '~/features/lobby/tile';
import { toTile } from '~/features/lobby/tile.server';
import { searchFrom, searchGames } from './search-games.server';

export interface Suggested {
  readonly games: readonly Tile[];
  /** Links of a guest's suggestions lead to the login form first. */
  readonly isPlayer: boolean;
}

const SUGGESTIONS = 5;

/** Loader of the search suggestions, as JSON. */
export async function loadSuggestions({ request, context }: LoaderFunctionArgs) {
  const games = await searchGames(context, { ...searchFrom(request.url), take: SUGGESTIONS });
  return json({ games: games.map(toTile), isPlayer: context.player.session.player !== null } satisfies Suggested);
}
