import { accept, type GroupHandlers } from '../call-handler';
import { toDecimal } from '../money';

export const userHandlers: GroupHandlers<'user'> = {
  balance(_input, context) {
    const player = context.requirePlayer();
    return accept({ balance: toDecimal(context.store.ledger.balanceOf(player.id)) });
  },
};
