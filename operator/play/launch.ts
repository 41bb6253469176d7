import { findGame } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import type { Integration } from '../catalogue/studios';
import type { Locale } from '../messages';
import type { Services } from '../services';

export interface LaunchRequest {
  readonly integration: Integration;
  readonly gameCode: string;
  /** The player's session, with which the game's ends. */
  readonly sessionId: number;
  readonly locale: Locale;
  /** Where the way back to the site leads; the site's own lobby when the call names none. */
  readonly lobbyUrl?: string;
  /** Whether the call named the right one of the integration's further keys. */
  readonly matches?: (game: CatalogueGame) => boolean;
}

/** Opens a game session for one player. Answers where it is played, null when the integration has no such game. */
export function openGame(request: LaunchRequest, { store, thirdPartyOrigin, siteOrigin }: Services): string | null {
  const { integration, gameCode, sessionId, locale, matches, lobbyUrl = '' } = request;
  const game = findGame(gameCode);
  if (game?.studio.integration !== integration || matches?.(game) === false) return null;
  const ownLobby = `${siteOrigin}/casino/${game.isLive ? 'live' : 'slot'}`;
  const token = store.gameSessions.open({
    sessionId,
    gameCode,
    locale,
    lobbyUrl: isOnSite(lobbyUrl, siteOrigin) ? lobbyUrl : ownLobby,
  });
  return `${thirdPartyOrigin}/games/${integration}/${token}`;
}

/** A lobby anywhere else would make the game an open redirect. */
function isOnSite(address: string, siteOrigin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(siteOrigin).origin;
}
