import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import type { Cookie, CookieJar } from '~/session/cookie-jar.server';

/** JSON: the player's user code, then codes of opened games, last first. */
const PLAYED_COOKIE: Cookie = { name: 'played', maxAge: 90 * 24 * 60 * 60 };

const MAX_GAMES = 12;
/** Length limit of the escaped cookie value. */
const MAX_COOKIE_LENGTH = 1_500;

const played = z.tuple([z.string()]).rest(z.string().min(1).max(200));

interface Player {
  readonly usercode: string;
}

/** Adds an opened game to the player's played games. */
export function rememberPlayed(jar: CookieJar, player: Player, gameCode: string): void {
  const codes = [gameCode, ...playedGames(jar, player).filter((code) => code !== gameCode)].slice(0, MAX_GAMES);
  const write = () => JSON.stringify([player.usercode, ...codes]);
  while (codes.length > 0 && encodeURIComponent(write()).length > MAX_COOKIE_LENGTH) codes.pop();
  if (codes.length > 0) jar.set(PLAYED_COOKIE, write());
}

/**
 * Codes of the games that this player opened in this browser, last first. Empty when the cookie belongs to another
 * player. The browser can forge the cookie, so a code counts only if the operator has that game.
 */
export function playedGames(jar: CookieJar, { usercode }: Player): readonly string[] {
  const parsed = played.safeParse(readCookie(jar));
  if (!parsed.success) return [];
  const [owner, ...codes] = parsed.data;
  return owner === usercode ? codes.slice(0, MAX_GAMES) : [];
}

function readCookie(jar: CookieJar): unknown {
  const text = jar.get(PLAYED_COOKIE) ?? '';
  return text.length > MAX_COOKIE_LENGTH ? undefined : parseJson(text);
}
