import { HttpBrowser } from './http-browser';
import { newPlayer, type TestPlayer } from './players';

export interface EnteredPlayer {
  readonly player: TestPlayer;
  /** The browser in which the player has logged in. */
  readonly visitor: HttpBrowser;
}

/**
 * Registers a new player with the operator and logs in to the site.
 *
 * @param where the browser, or the address of the site for a new one
 * @throws where the site does not let the player in
 */
export async function enterAsNewPlayer(operatorUrl: string, where: string | HttpBrowser): Promise<EnteredPlayer> {
  const player = await newPlayer(operatorUrl);
  const visitor = typeof where === 'string' ? new HttpBrowser(where) : where;
  const { status } = await visitor.logIn(player.username, player.password);
  if (status !== 303) throw new Error(`The site answered the login with ${status}`);
  return { player, visitor };
}
