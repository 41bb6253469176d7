import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { foldText } from '~/lib/fold-text';
import { shorten } from '~/lib/shorten';
import { createListCookie } from '~/session/list-cookie.server';

/** A guest's cookie ends with the browser session. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;
const MAX_WORDS_LENGTH = 40;

const searches = createListCookie('searches', z.string().min(1), 5);

type Visitor = Pick<AppLoadContext['player'], 'jar' | 'session'>;

/** Guests have no code: the next guest of the same browser session sees the same searches, the next player does not. */
const ownerOf = ({ session }: Visitor) => session.player?.usercode ?? '';

/** The last five searches, last first. Empty when the cookie belongs to another player, or to a guest before a login. */
export const recentSearches = (visitor: Visitor): readonly string[] =>
  searches.read(visitor.jar, ownerOf(visitor)).map((each) => shorten(each, MAX_WORDS_LENGTH));

export function rememberSearch(visitor: Visitor, words: string): void {
  const added = shorten(words, MAX_WORDS_LENGTH);
  const others = recentSearches(visitor).filter((each) => foldText(each) !== foldText(added));
  const maxAge = visitor.session.player ? KEPT_SECONDS : undefined;
  searches.write(visitor.jar, ownerOf(visitor), [added, ...others], maxAge);
}

export const forgetSearches = ({ jar }: Visitor): void => searches.remove(jar);
