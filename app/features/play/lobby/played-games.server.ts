import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import type { Cookie, CookieJar } from '~/session/cookie-jar.server';

/** JSON: the player's user code, then codes of opened games, last first. */
const PLAYED_COOKIE: Cookie = { name: 'played', maxAge: 90 * 24 * 60 * 60 };

const MAX_GAMES = 12;
const MAX_COOKIE_LENGTH = 1_500;

const played = z.tuple([z.string()]).rest(z.string().min(1).max(200));

interface Player {
  readonly usercode: string;
}

export function rememberPlayed(jar: CookieJar, player: Player, gameCode: string): void {
  const codes = [gameCode, ...playedGames(jar, player).filter((code) => code !== gameCode)].slice(0, MAX_GAMES);
  const write = () => JSON.stringify([player.usercode, ...codes]);
  while (codes.length > 0 && encodeURIComponent(write()).length > MAX_COOKIE_LENGTH) codes.pop();
  if (codes.length > 0) jar.set(PLAYED_COOKIE, write());
}

/** Codes, last first. Empty when the cookie is another player's. It can be forged: only games of the operator count. */
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
