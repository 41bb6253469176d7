import { findGame } from '../catalogue/catalogue';
import { hasDemo } from '../catalogue/detail';
import type { CatalogueGame } from '../catalogue/game';
import type { Integration } from '../catalogue/studios';
import type { ContentLocale } from '../messages';
import type { Services } from '../services';

export interface LaunchRequest {
  readonly integration: Integration;
  readonly gameCode: string;
  /** The player's session, with which the game session ends; null for play money. */
  readonly sessionId: number | null;
  readonly locale: ContentLocale;
  /** URL of the link back to the site; default: the site's lobby. */
  readonly lobbyUrl?: string;
  /** Checks the additional keys that the integration requires. */
  readonly matches?: (game: CatalogueGame) => boolean;
}

/** Opens a game session for one player. Returns the game's URL, null if the integration has no such game. */
export function openGame(request: LaunchRequest, services: Services): string | null {
  const { store, demoPlay, thirdPartyOrigin, siteOrigin } = services;
  const { integration, gameCode, sessionId, locale, matches, lobbyUrl = '' } = request;
  const game = findGame(gameCode);
  if (game?.studio.integration !== integration || matches?.(game) === false) return null;
  const ownLobby = `${siteOrigin}/casino/${game.isLive ? 'live' : 'slot'}`;
  if (sessionId === null && !hasDemo(game)) return null;
  const opened = { gameCode, locale, lobbyUrl: isOnSite(lobbyUrl, siteOrigin) ? lobbyUrl : ownLobby };
  const token = sessionId === null ? demoPlay.open(opened) : store.gameSessions.open({ ...opened, sessionId });
  return `${thirdPartyOrigin}/games/${integration}/${token}`;
}

/** Only a lobby on the site is allowed: any other URL would make the game an open redirect. */
function isOnSite(address: string, siteOrigin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === new URL(siteOrigin).origin;
}
