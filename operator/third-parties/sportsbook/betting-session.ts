import type { Services } from '../../services';

/** The session facts of spec section 3 that concern betting. */
export interface BettingFacts {
  readonly betsyCid: string;
  readonly betsyUrl: string;
  readonly betsyToken: string;
  readonly betcoUrl: string;
  readonly betcoToken: string;
}

/**
 * Opens the player's way into the sportsbook and its e-sports, for as long as the session lasts. A site frames
 * `betsyUrl` with the query `cid`, `token`, `lang` and `view` (`prematch` or `live`), and `betcoUrl` with `token` and
 * `lang`; without a token either address shows the book to a guest.
 */
export function openBettingSession(
  { store, thirdPartyOrigin }: Pick<Services, 'store' | 'thirdPartyOrigin'>,
  usercode: string,
  sessionToken: string,
): BettingFacts {
  return {
    betsyCid: usercode,
    betsyUrl: `${thirdPartyOrigin}/sportsbook`,
    betsyToken: store.bettingSessions.open(sessionToken),
    betcoUrl: `${thirdPartyOrigin}/sportsbook/esports`,
    betcoToken: store.bettingSessions.open(sessionToken),
  };
}
