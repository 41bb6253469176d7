import { NotificationType } from '~/upstream/contract/values';
import { interpolate } from '../messages';
import { formatMoney } from '../money';
import type { Notice } from '../store/notifications';
import type { Payment } from '../store/payments';

const notices = {
  depositConfirmed: {
    type: NotificationType.Deposit,
    title: { tr: 'Yatırımınız onaylandı', en: 'Your deposit is confirmed' },
    note: { tr: '{amount} hesabınıza geçti.', en: '{amount} is in your account.' },
  },
  depositRejected: {
    type: NotificationType.Deposit,
    title: { tr: 'Yatırımınız reddedildi', en: 'Your deposit was rejected' },
    note: {
      tr: '{amount} tutarındaki yatırımınız bize ulaşmadı.',
      en: 'Your deposit of {amount} has not reached us.',
    },
  },
  withdrawalAsked: {
    type: NotificationType.Withdraw,
    title: { tr: 'Çekim talebiniz alındı', en: 'Withdrawal request received' },
    note: { tr: '{amount} tutarındaki talebiniz inceleniyor.', en: 'Your request of {amount} is being reviewed.' },
  },
  withdrawalConfirmed: {
    type: NotificationType.Withdraw,
    title: { tr: 'Çekiminiz gönderildi', en: 'Your withdrawal has been sent' },
    note: { tr: '{amount} hesabınıza gönderildi.', en: '{amount} is on its way to you.' },
  },
  withdrawalRejected: {
    type: NotificationType.Withdraw,
    title: { tr: 'Çekim talebiniz reddedildi', en: 'Your withdrawal was rejected' },
    note: { tr: '{amount} bakiyenize iade edildi.', en: '{amount} is back in your balance.' },
  },
  withdrawalCancelled: {
    type: NotificationType.Withdraw,
    title: { tr: 'Çekim talebiniz iptal edildi', en: 'Your withdrawal was cancelled' },
    note: { tr: '{amount} bakiyenize iade edildi.', en: '{amount} is back in your balance.' },
  },
} as const;

/** The notification of an event of a payment. */
export function noticeOf(
  event: keyof typeof notices,
  { amountMinor, reference }: Pick<Payment, 'amountMinor' | 'reference'>,
): Notice {
  const { type, title, note } = notices[event];
  return {
    type,
    title,
    note: {
      tr: interpolate(note.tr, { amount: formatMoney(amountMinor, 'tr') }),
      en: interpolate(note.en, { amount: formatMoney(amountMinor, 'en') }),
    },
    reference,
  };
}
