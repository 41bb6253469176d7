import type { SerializeFrom } from '@remix-run/node';
import { readLoader } from '~/browser/read-loader';
import type { loadPlay } from './play.server';

type PlayData = SerializeFrom<typeof loadPlay>;
export type GameData = Extract<PlayData, { kind: 'game' }>;

/** Comes with a new launch ticket. @throws when the game does not exist, the player is logged out, or the request fails */
export async function loadGame(play: string): Promise<GameData> {
  const data = await readLoader<PlayData>(play, 'routes/casino.play.$');
  if (data.kind !== 'game') throw new Error('No such game');
  return data;
}
