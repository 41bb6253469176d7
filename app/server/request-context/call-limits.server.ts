import { bonus } from '~/upstream/contract/bonus';
import { casino } from '~/upstream/contract/casino';
import { customer } from '~/upstream/contract/customer';
import { exclusion } from '~/upstream/contract/exclusion';
import { limits } from '~/upstream/contract/limits';
import { payment } from '~/upstream/contract/payment';
import { security } from '~/upstream/contract/security';
import { ticket } from '~/upstream/contract/ticket';
import type { LimitName } from '~/limits/limits.server';

/**
 * The limit of each call that writes, by its path: for one player, in all sessions together. The calls that are not here are
 * limited by their forms, which count a wrong password or code otherwise than a right one.
 */
export const CALL_LIMITS: ReadonlyMap<string, LimitName> = new Map<string, LimitName>([
  [ticket.create.path, 'ticketByPlayer'],
  [ticket.reply.path, 'ticketReplyByPlayer'],
  [ticket.close.path, 'ticketCloseByPlayer'],
  [casino.togglefavorite.path, 'favouriteByPlayer'],
  [customer.readnotification.path, 'notificationByPlayer'],
  [limits.set.path, 'playerLimitByPlayer'],
  [limits.cancelpending.path, 'playerLimitByPlayer'],
  [exclusion.start.path, 'pauseByPlayer'],
  [payment.cancel.path, 'cancellationByPlayer'],
  [bonus.definetrialbonus.path, 'trialBonusByPlayer'],
  [security.totpbegin.path, 'factorSetupByPlayer'],
  [security.passkeyfinish.path, 'passkeyFinishByPlayer'],
]);
