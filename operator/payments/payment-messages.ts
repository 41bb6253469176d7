import { interpolate, type Locale } from '../messages';

const messages = {
  unknownMethod: { tr: 'Bu ödeme yöntemi bulunamadı.', en: 'There is no such payment method.' },
  unknownAccount: { tr: 'Bu kayıtlı hesap bulunamadı.', en: 'There is no such saved account.' },
  unknownTarget: { tr: 'Ödeme isteği geçersiz.', en: 'The payment request is not valid.' },
  keyReused: {
    tr: 'Bu işlem başka bilgilerle zaten gönderilmiş. Lütfen finansal hareketlerinizi kontrol edin.',
    en: 'This payment was already sent with other details. Please check your transactions.',
  },
  badKey: { tr: 'İşlem anahtarı geçersiz.', en: 'The idempotency key is not valid.' },
  badPeriod: { tr: 'Tarih aralığı geçersiz.', en: 'The date range is not valid.' },
  fieldMissing: { tr: '{field}: bu alan zorunludur.', en: '{field}: this field is required.' },
  fieldInvalid: { tr: '{field}: girilen değer geçersiz.', en: '{field}: the value is not valid.' },
  fieldOption: { tr: '{field}: listeden bir seçenek seçin.', en: '{field}: choose one of the options.' },
  fieldMask: { tr: '{field}: biçim {mask} olmalıdır.', en: '{field}: must look like {mask}.' },
  fieldDigits: { tr: '{field} {count} haneli olmalı.', en: '{field} must have {count} digits.' },
  fieldMin: { tr: '{field}: en az {limit} olmalıdır.', en: '{field}: must be at least {limit}.' },
  fieldMax: { tr: '{field}: en fazla {limit} olabilir.', en: '{field}: must be at most {limit}.' },
  fieldShort: {
    tr: '{field}: en az {limit} karakter olmalıdır.',
    en: '{field}: must have at least {limit} characters.',
  },
  fieldLong: {
    tr: '{field}: en fazla {limit} karakter olabilir.',
    en: '{field}: must have at most {limit} characters.',
  },
  insufficientFunds: {
    tr: 'Bakiyeniz yetersiz. Çekilebilir tutar: {balance}.',
    en: 'Your balance is too low. You can withdraw up to {balance}.',
  },
  depositStarted: {
    tr: '{amount} tutarındaki yatırma işleminizi ödeme sayfasında tamamlayın.',
    en: 'Complete your deposit of {amount} on the payment page.',
  },
  withdrawalAsked: {
    tr: '{amount} tutarındaki çekim talebiniz alındı.',
    en: 'Your withdrawal request of {amount} has been received.',
  },
  timeAtOnce: { tr: 'Hemen', en: 'At once' },
  timeAtDesk: { tr: 'Onaylanınca', en: 'Once approved' },
  unknownWithdrawal: { tr: 'Böyle bir çekim talebi yok.', en: 'There is no such withdrawal.' },
  alreadyCancelled: {
    tr: 'Bu çekim talebi zaten iptal edilmiş; tutar bakiyenizde.',
    en: 'This withdrawal is already cancelled; the money is in your balance.',
  },
  cancelTooLate: {
    tr: 'Bu çekim talebi sonuçlandı; artık iptal edilemez.',
    en: 'This withdrawal has been decided and can no longer be cancelled.',
  },
  cancelOff: {
    tr: 'Çekim talepleri sitemizde iptal edilemez.',
    en: 'Withdrawals cannot be cancelled on our site.',
  },
  withdrawalCancelled: {
    tr: 'Çekim talebiniz iptal edildi; {amount} bakiyenize iade edildi.',
    en: 'Your withdrawal is cancelled; {amount} is back in your balance.',
  },
} as const;

export type PaymentMessageKey = keyof typeof messages;

/** The message in that language, with its `{name}` placeholders filled. */
export function translatePayment(locale: Locale, key: PaymentMessageKey, values: Record<string, string> = {}): string {
  return interpolate(messages[key][locale], values);
}
