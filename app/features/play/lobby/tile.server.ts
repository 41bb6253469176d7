import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import type { Game } from '~/upstream/contract/casino';
import type { Tile } from './tile';

/** Longer than the name of any real game. */
const MAX_NAME_LENGTH = 200;

/** Converts an operator's game to a tile. A game without a name shows its code. */
export const toTile = memoizeByIdentity(
  ({ gameCode, mainProviderId, name, providerName, image, isNew }: Game): Tile => ({
    gameCode,
    mainProviderId,
    name: shorten(name.trim() || gameCode, MAX_NAME_LENGTH),
    provider: shorten(providerName?.trim() ?? '', MAX_NAME_LENGTH) || null,
    image: safeAddress(image),
    isNew: isNew === true,
  }),
);
