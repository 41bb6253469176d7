import { z } from 'zod';
import type { CookieJar } from '~/session/cookie-jar.server';
import { createListCookie } from '~/session/list-cookie.server';

const KEPT_SECONDS = 90 * 24 * 60 * 60;

const played = createListCookie('played', z.string().min(1).max(200), 12);

interface Player {
  readonly usercode: string;
}

export function rememberPlayed(jar: CookieJar, player: Player, gameCode: string): void {
  const others = playedGames(jar, player).filter((code) => code !== gameCode);
  played.write(jar, player.usercode, [gameCode, ...others], KEPT_SECONDS);
}

/** Codes, last first. Empty when the cookie is another player's. It can be forged: only games of the operator count. */
export const playedGames = (jar: CookieJar, { usercode }: Player): readonly string[] => played.read(jar, usercode);
