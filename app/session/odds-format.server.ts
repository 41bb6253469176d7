import { formatOdds, ODDS_FORMATS, type OddsFormat } from '~/lib/odds';
import type { CookieJar } from './cookie-jar.server';
import type { SessionHandle } from './player-session.server';
import { ODDS_COOKIE } from './preferences.server';

interface Reader {
  readonly session: Pick<SessionHandle, 'player'>;
  readonly jar: Pick<CookieJar, 'get'>;
}

/** Guests have decimal odds, because they share cached pages. */
export function oddsFormatOf({ session, jar }: Reader): OddsFormat {
  const chosen = session.player === null ? undefined : jar.get(ODDS_COOKIE);
  return ODDS_FORMATS.find((format) => format === chosen) ?? 'decimal';
}

interface Context {
  readonly page: { readonly translation: { readonly locale: string } };
  readonly player: Reader;
}

/** @returns the writer of odds, plain decimals, as the player wants to read them */
export function oddsWriter({ page, player }: Context): (odds: string) => string {
  const format = oddsFormatOf(player);
  return (odds) => formatOdds(odds, page.translation.locale, format);
}
