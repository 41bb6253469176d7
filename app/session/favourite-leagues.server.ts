import { z } from 'zod';
import type { CookieJar } from './cookie-jar.server';
import { createListCookie } from './list-cookie.server';
import type { SessionHandle } from './player-session.server';

const MOST_LEAGUES = 12;
const A_YEAR = 365 * 24 * 60 * 60;

/** `sport league`, by the operator's ids, which have no space. A league that the book does not have is not shown. */
const name = z.string().regex(/^\S{1,100} \S{1,100}$/);

const leagues = createListCookie('leagues', name, MOST_LEAGUES);

interface Visitor {
  readonly session: Pick<SessionHandle, 'player'>;
  readonly jar: CookieJar;
}

const ownerOf = ({ session }: Visitor) => session.player?.usercode ?? '';

/** The player's favourites in this browser, the last first. Empty for guests, because their pages are cached. */
export const favouriteLeagues = (visitor: Visitor): readonly string[] =>
  visitor.session.player === null ? [] : leagues.read(visitor.jar, ownerOf(visitor));

export const leagueText = (sport: string, league: string) => `${sport} ${league}`;

/** Makes a league a favourite, or none. Nothing happens for a guest, or for a text that names no league. */
export function setFavouriteLeague(visitor: Visitor, league: unknown, isWanted: boolean): void {
  const { data: own } = name.safeParse(league);
  if (own === undefined || visitor.session.player === null) return;
  const others = favouriteLeagues(visitor).filter((each) => each !== own);
  const kept = isWanted ? [own, ...others] : others;
  if (kept.length === 0) leagues.remove(visitor.jar);
  else leagues.write(visitor.jar, ownerOf(visitor), kept, A_YEAR);
}
