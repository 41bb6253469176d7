import { z } from 'zod';
import { call } from './call';
import { decimalAmount } from './values';

export const user = {
  balance: call('GET', 'user/balance', 'read', {
    summary: "The player's balance now. With the capability bonus-wallet also what it is made up of.",
    data: z.object({
      /** All the money that the player can play with. */
      balance: decimalAmount,
      withdrawable: decimalAmount.nullish(),
      bonusBalance: decimalAmount.nullish(),
      /** The part of the balance that cannot be withdrawn yet. */
      lockedBalance: decimalAmount.nullish(),
    }),
  }),
};
