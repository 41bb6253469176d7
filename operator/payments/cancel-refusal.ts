import { TransactionStatus } from '~/upstream/contract/values';
import type { Services } from '../services';
import type { Payment } from '../store/payments';
import type { PaymentMessageKey } from './payment-messages';

/** Why the player cannot cancel the withdrawal; null when they can. */
export function cancelRefusalOf(
  { status }: Pick<Payment, 'status'>,
  { withdrawalsCancellable }: Pick<Services, 'withdrawalsCancellable'>,
): PaymentMessageKey | null {
  if (status === TransactionStatus.Cancelled) return 'alreadyCancelled';
  if (status !== TransactionStatus.Pending) return 'cancelTooLate';
  return withdrawalsCancellable() ? null : 'cancelOff';
}
