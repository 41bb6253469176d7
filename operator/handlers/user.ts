import { accept, type GroupHandlers } from '../call-handler';
import { toDecimal } from '../money';
import { withdrawableOf } from '../payments/cashier';

export const userHandlers: GroupHandlers<'user'> = {
  balance(_input, context) {
    const player = context.requirePlayer();
    const { store } = context;
    const balance = toDecimal(store.ledger.balanceOf(player.id));
    if (!context.capabilities.has('bonus-wallet')) return accept({ balance });
    const locked = toDecimal(store.ledger.lockedOf(player.id));
    return accept({
      balance,
      withdrawable: toDecimal(withdrawableOf(store, player.id)),
      bonusBalance: locked,
      lockedBalance: locked,
    });
  },
};
