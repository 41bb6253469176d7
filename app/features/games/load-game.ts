import type { SerializeFrom } from '@remix-run/node';
import type { loadPlay } from './play.server';

type PlayData = SerializeFrom<typeof loadPlay>;
export type GameData = Extract<PlayData, { kind: 'game' }>;

const PLAY_ROUTE = 'routes/casino.play.$';

/**
 * Loads a game with a new launch ticket from the loader of its page, by Remix's `_data` address.
 *
 * @throws when the game does not exist, the player is logged out, or the request fails
 */
export async function loadGame(play: string): Promise<GameData> {
  const url = new URL(play, window.location.origin);
  url.searchParams.set('_data', PLAY_ROUTE);
  const answer = await fetch(url);
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new Error(`Status ${answer.status}`);
  const data = (await answer.json()) as PlayData;
  if (data.kind !== 'game') throw new Error('No such game');
  return data;
}
