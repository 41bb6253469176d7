import type { AppLoadContext } from '@remix-run/node';
import { casino, type Game } from '~/upstream/contract/casino';
import type { Outcome } from '~/upstream/outcome';
import type { Integration } from './provider-setup.server';

/** What the six bodies are made of. */
export interface LaunchRequest {
  readonly game: Pick<Game, 'gameCode' | 'productId' | 'system'>;
  readonly isMobile: boolean;
  readonly language: string;
  /** Where the way back to the site leads, as a whole address. */
  readonly lobbyUrl: string;
}

type Ask = AppLoadContext['operator']['ask'];

/** Asks the operator to open a game session. Null when the game lacks what its integration asks for. */
type Adapter = (request: LaunchRequest, ask: Ask) => Promise<Outcome<string>> | null;

const PLATFORM = { desktop: 1, mobile: 2 } as const;

const platformBody = ({ game, isMobile, language, lobbyUrl }: LaunchRequest) => ({
  platform: isMobile ? PLATFORM.mobile : PLATFORM.desktop,
  gameCode: game.gameCode,
  language,
  lobbyUrl,
});

/** The bodies of spec section 7. */
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
