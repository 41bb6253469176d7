import type { SerializeFrom } from '@remix-run/node';
import type { loadPlay } from './play.server';

type PlayData = SerializeFrom<typeof loadPlay>;
export type GameData = Extract<PlayData, { kind: 'game' }>;

const PLAY_ROUTE = 'routes/casino.play.$';

/**
 * A game with a new ticket for its frame, as its page is given it.
 *
 * Reads the loader by Remix's own address for it (`_data`), like the dialogs do.
 *
 * @throws when there is no such game, when the player is a guest, and when nothing comes
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
