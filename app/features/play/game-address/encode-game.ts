import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { shorten } from '~/lib/shorten';
/** The fields that identify a game in an address. The name makes the decoded address readable. */
export interface GameName {
  readonly gameCode: string;
  readonly mainProviderId: number | string;
  readonly name: string;
}

const MAX_NAME_LENGTH = 80;

/** Encodes a game for an address: JSON in URL-safe base64 without padding. */
export const encodeGame = memoizeByIdentity(({ gameCode, mainProviderId, name }: GameName): string => {
  const game: GameName = { gameCode, mainProviderId, name: shorten(name, MAX_NAME_LENGTH) };
  const bytes = new TextEncoder().encode(JSON.stringify(game));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
});

export const gameAddress = (game: GameName) => `/casino/game/${encodeGame(game)}`;

/** Path of the page on which the game is played with play money. */
export const demoAddress = (game: GameName) => `${playAddress(game)}?demo=1`;

export const PLAY_PATH = '/casino/play/';

export const playAddress = (game: GameName) => PLAY_PATH + encodeGame(game);

/** Path of the page about a provider of games. @param name as the operator writes it */
export const providerAddress = (name: string) => `/casino/provider/${encodeURIComponent(name)}`;
