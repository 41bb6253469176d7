import type { Services } from '../../services';

/** The contract's session fields that concern betting. */
export interface BettingSessionFields {
  readonly betsyCid: string;
  readonly betsyUrl: string;
  readonly betsyToken: string;
  readonly betcoUrl: string;
  readonly betcoToken: string;
}

/**
 * Opens a betting session for the sportsbook and its e-sports, which lasts as long as the player's session. A site
 * frames `betsyUrl` with the query `cid`, `token`, `lang` and `view` (`prematch` or `live`), and `betcoUrl` with
 * `token` and `lang`. Without a token, either URL shows the sportsbook to a guest.
 */
export function openBettingSession(
  { store, thirdPartyOrigin }: Pick<Services, 'store' | 'thirdPartyOrigin'>,
  usercode: string,
  sessionToken: string,
): BettingSessionFields {
  return {
    betsyCid: usercode,
    betsyUrl: `${thirdPartyOrigin}/sportsbook`,
    betsyToken: store.bettingSessions.open(sessionToken),
    betcoUrl: `${thirdPartyOrigin}/sportsbook/esports`,
    betcoToken: store.bettingSessions.open(sessionToken),
  };
}
