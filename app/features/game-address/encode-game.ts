import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { shorten } from '~/lib/shorten';
/** What names a game in an address: enough to look it up again. The name is for people who read the address. */
export interface GameName {
  readonly gameCode: string;
  readonly mainProviderId: number | string;
  readonly name: string;
}

/** Keeps the address short whatever an operator calls a game. */
const MAX_NAME_LENGTH = 80;

/** `{encoded game data}` of spec 2.1: the game as JSON, then base64, in the alphabet that addresses leave alone. */
export const encodeGame = memoizeByIdentity(({ gameCode, mainProviderId, name }: GameName): string => {
  const game: GameName = { gameCode, mainProviderId, name: shorten(name, MAX_NAME_LENGTH) };
  const bytes = new TextEncoder().encode(JSON.stringify(game));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
});

/** The page on which the game is played, as a path of this site. */
export const playAddress = (game: GameName) => `/casino/play/${encodeGame(game)}`;
