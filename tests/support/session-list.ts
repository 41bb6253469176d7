import { decode, shown } from './html';
import type { HttpBrowser } from './http-browser';
import { newPlayer, type TestPlayer } from './players';

export const SESSIONS = '/dashboard/session-history';

/** The sessions that the list offers to end, newest first: values of the field `id`. */
export async function endableSessions(visitor: HttpBrowser): Promise<string[]> {
  const page = await shown(await visitor.get(SESSIONS));
  return [...page.matchAll(/<button[^>]*name="id"[^>]*value="([^"]*)"/g)].map(([, value = '']) => decode(value));
}

/**
 * Logs a new player in with each browser, in this order. The list of the last one offers to end the others, newest first,
 * and after them the session that the player was registered with.
 */
export async function logInEach(operatorUrl: string, visitors: readonly HttpBrowser[]): Promise<TestPlayer> {
  const player = await newPlayer(operatorUrl);
  for (const visitor of visitors) await visitor.logIn(player.username, player.password);
  return player;
}
