import type { AppLoadContext } from '@remix-run/node';
import { casino, type Game } from '~/upstream/contract/casino';
import type { Outcome } from '~/upstream/outcome';
import type { Integration } from './provider-setup.server';

export interface LaunchRequest {
  readonly game: Pick<Game, 'gameCode' | 'productId' | 'system'>;
  readonly isMobile: boolean;
  readonly language: string;
  /** Absolute address of the lobby that the game links back to. */
  readonly lobbyUrl: string;
  /** Play money. */
  readonly isDemo: boolean;
}

type Ask = AppLoadContext['operator']['ask'];

/** Sends the launch call of one integration. Null when the game lacks a field that the integration needs. */
type Adapter = (request: LaunchRequest, ask: Ask) => Promise<Outcome<string>> | null;

const PLATFORM = { desktop: 1, mobile: 2 } as const;

/** Only play money is named: an operator without it knows no such field. */
const demoField = ({ isDemo }: LaunchRequest) => isDemo && { demo: true };

const platformBody = (request: LaunchRequest) => ({
  platform: request.isMobile ? PLATFORM.mobile : PLATFORM.desktop,
  gameCode: request.game.gameCode,
  language: request.language,
  lobbyUrl: request.lobbyUrl,
  ...demoField(request),
});

/** Request bodies by integration, see docs/product/play.md#games. */
export const launchAdapters: Record<Integration, Adapter> = {
  dt: (request, ask) => ask(casino.dtlaunchurl, { code: request.game.gameCode, ...demoField(request) }),

  em: (request, ask) => {
    const { gameCode, productId } = request.game;
    return productId == null ? null : ask(casino.emlaunchurl, { code: gameCode, productId, ...demoField(request) });
  },

  amusnet: (request, ask) =>
    ask(casino.amusnetlaunchurl, { code: request.game.gameCode, isMobile: request.isMobile, ...demoField(request) }),

  egt: (request, ask) => ask(casino.egtlaunchurl, platformBody(request)),

  hub88: (request, ask) => ask(casino.hub88launchurl, platformBody(request)),

  softgamings: (request, ask) => {
    const { gameCode: pageCode, system } = request.game;
    const isMobile = request.isMobile ? 1 : 0;
    return system == null
      ? null
      : ask(casino.softgamingslaunchurl, { system, pageCode, isMobile, ...demoField(request) });
  },
};
