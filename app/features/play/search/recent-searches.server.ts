import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { foldText } from '~/lib/fold-text';
import { parseJson } from '~/lib/parse-json';
import { shorten } from '~/lib/shorten';
import type { Cookie } from '~/session/cookie-jar.server';

/** JSON: the owner, then the words of the last searches, last first. A guest's cookie ends with the browser session. */
const GUEST_COOKIE: Cookie = { name: 'searches' };
const PLAYER_COOKIE: Cookie = { ...GUEST_COOKIE, maxAge: 30 * 24 * 60 * 60 };

const MAX_SEARCHES = 5;
const MAX_WORDS_LENGTH = 40;
const MAX_COOKIE_LENGTH = 1_500;

const searches = z.tuple([z.string()]).rest(z.string().min(1));

type Visitor = Pick<AppLoadContext['player'], 'jar' | 'session'>;

/** Guests have no code: the next guest of the same browser session sees the same searches, the next player does not. */
const ownerOf = ({ session }: Visitor) => session.player?.usercode ?? '';

/** The last five searches, last first. Empty when the cookie belongs to another player, or to a guest before a login. */
export function recentSearches(visitor: Visitor): readonly string[] {
  const text = visitor.jar.get(GUEST_COOKIE) ?? '';
  const parsed = searches.safeParse(text.length > MAX_COOKIE_LENGTH ? undefined : parseJson(text));
  if (!parsed.success) return [];
  const [owner, ...words] = parsed.data;
  if (owner !== ownerOf(visitor)) return [];
  return words.slice(0, MAX_SEARCHES).map((each) => shorten(each, MAX_WORDS_LENGTH));
}

export function rememberSearch(visitor: Visitor, words: string): void {
  const added = shorten(words, MAX_WORDS_LENGTH);
  const others = recentSearches(visitor).filter((each) => foldText(each) !== foldText(added));
  const searches = [added, ...others].slice(0, MAX_SEARCHES);
  const write = () => JSON.stringify([ownerOf(visitor), ...searches]);
  while (searches.length > 0 && encodeURIComponent(write()).length > MAX_COOKIE_LENGTH) searches.pop();
  if (searches.length > 0) visitor.jar.set(visitor.session.player ? PLAYER_COOKIE : GUEST_COOKIE, write());
}

export function forgetSearches({ jar }: Visitor): void {
  jar.remove(GUEST_COOKIE);
}
