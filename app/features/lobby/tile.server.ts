import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import type { Game } from '~/upstream/contract/casino';
import type { Tile } from './tile';

/** Longer than any game's name; what an operator sends beyond it is an accident. */
const MAX_NAME_LENGTH = 200;

/** What a tile shows of an operator's game. One without a name goes by its code. */
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
