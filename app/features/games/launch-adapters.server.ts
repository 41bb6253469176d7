import type { AppLoadContext } from '@remix-run/node';
import { casino, type Game } from '~/upstream/contract/casino';
import type { Outcome } from '~/upstream/outcome';
import type { Integration } from './provider-setup.server';

/** Input of the six request bodies. */
export interface LaunchRequest {
  readonly game: Pick<Game, 'gameCode' | 'productId' | 'system'>;
  readonly isMobile: boolean;
  readonly language: string;
  /** Absolute address of the lobby that the game links back to. */
  readonly lobbyUrl: string;
}

type Ask = AppLoadContext['operator']['ask'];

/** Sends the launch call of one integration. Null when the game lacks a field that the integration needs. */
type Adapter = (request: LaunchRequest, ask: Ask) => Promise<Outcome<string>> | null;

const PLATFORM = { desktop: 1, mobile: 2 } as const;

const platformBody = ({ game, isMobile, language, lobbyUrl }: LaunchRequest) => ({
  platform: isMobile ? PLATFORM.mobile : PLATFORM.desktop,
  gameCode: game.gameCode,
  language,
  lobbyUrl,
});

/** Request bodies by integration, see docs/product.md#games. */
export const launchAdapters: Record<Integration, Adapter> = {
  dt: ({ game }, ask) => ask(casino.dtlaunchurl, { code: game.gameCode }),

  em: ({ game: { gameCode, productId } }, ask) =>
    productId == null ? null : ask(casino.emlaunchurl, { code: gameCode, productId }),

  amusnet: ({ game, isMobile }, ask) => ask(casino.amusnetlaunchurl, { code: game.gameCode, isMobile }),

  egt: (request, ask) => ask(casino.egtlaunchurl, platformBody(request)),

  hub88: (request, ask) => ask(casino.hub88launchurl, platformBody(request)),

  softgamings: ({ game: { gameCode, system }, isMobile }, ask) =>
    system == null
      ? null
      : ask(casino.softgamingslaunchurl, { system, pageCode: gameCode, isMobile: isMobile ? 1 : 0 }),
};
