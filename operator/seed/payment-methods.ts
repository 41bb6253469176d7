import { PaymentMethod as MethodType } from '~/upstream/contract/values';
import type { Texts } from '../messages';
import type { PaymentField } from '../payments/field';
import type { PaymentMethod } from '../store/payment-methods';
import * as field from './payment-fields';

type Type = keyof typeof MethodType;

const titles: Record<Type, { slug: string; title: Texts }> = {
  BankTransfer: { slug: 'bank-transfer', title: { tr: 'Havale / EFT', en: 'Bank transfer' } },
  CreditCard: { slug: 'card', title: { tr: 'Banka veya kredi kartı', en: 'Debit or credit card' } },
  Papara: { slug: 'cuzdan', title: { tr: 'Cüzdan', en: 'E-wallet' } },
  Popy: { slug: 'hizli-odeme', title: { tr: 'Hızlı ödeme', en: 'Instant payment' } },
  Paratim: { slug: 'mobil', title: { tr: 'Mobil ödeme', en: 'Mobile payment' } },
  Crypto: { slug: 'kripto', title: { tr: 'Kripto para', en: 'Crypto' } },
  Qr: { slug: 'qr', title: { tr: 'QR ile ödeme', en: 'Pay by QR code' } },
  Parolapara: { slug: 'kupon', title: { tr: 'Kupon', en: 'Voucher' } },
  Payco: { slug: 'cuzdan', title: { tr: 'Ön ödemeli cüzdan', en: 'Prepaid wallet' } },
  OtherMethods: { slug: 'diger', title: { tr: 'Diğer yöntemler', en: 'Other methods' } },
};

type Limits = readonly [minLira: number, maxLira: number];

const method = (id: number, kind: 1 | 2, type: Type, [min, max]: Limits, fields: PaymentField[]): PaymentMethod => ({
  id,
  kind,
  type: MethodType[type],
  ...titles[type],
  minMinor: min * 100,
  maxMinor: max * 100,
  settlement: kind === 1 ? 'page' : 'desk',
  instruction: null,
  fields,
});

/** A deposit method whose payments the cashier's desk confirms. */
const settledAtDesk = (base: PaymentMethod, instruction: Texts): PaymentMethod => ({
  ...base,
  settlement: 'desk',
  instruction,
});

const deposit = (id: number, type: Type, limits: Limits, fields: PaymentField[]) => method(id, 1, type, limits, fields);
const withdraw = (id: number, type: Type, limits: Limits, fields: PaymentField[]) =>
  method(id, 2, type, limits, fields);

/** Every payment method of the contract, for deposits and for withdrawals. */
export const paymentMethods: readonly PaymentMethod[] = [
  settledAtDesk(
    deposit(1, 'BankTransfer', [100, 250_000], [field.amount, field.bank, field.holder, field.transferDate]),
    {
      tr: 'Talebiniz alındı. Tutarı TR12 0099 9000 0000 0000 0000 01 numaralı hesaba, açıklamaya kullanıcı kodunuzu yazarak gönderin; onaylanınca bakiyenize geçer.',
      en: 'We have your request. Send the amount to TR12 0099 9000 0000 0000 0000 01 with your user code as the reference; it is added to your balance once confirmed.',
    },
  ),
  deposit(
    2,
    'CreditCard',
    [50, 20_000],
    [field.amount, field.cardNumber, field.holder, field.installments, field.saveCard],
  ),
  deposit(3, 'Papara', [50, 50_000], [field.amount, field.accountNumber]),
  deposit(4, 'Popy', [50, 25_000], [field.amount, field.mobilePhone]),
  deposit(5, 'Paratim', [20, 1_500], [field.amount, field.mobilePhone]),
  deposit(6, 'Crypto', [250, 500_000], [field.amount, field.network]),
  deposit(7, 'Qr', [50, 10_000], [field.amount, field.bank]),
  deposit(8, 'Parolapara', [50, 5_000], [field.amount, field.voucherCode]),
  deposit(9, 'Payco', [50, 15_000], [field.amount, field.accountNumber]),
  settledAtDesk(deposit(20, 'OtherMethods', [100, 100_000], [field.amount, field.holder]), {
    tr: 'Talebiniz alındı. Ekibimiz size uygun ödeme yolunu bildirmek için kısa süre içinde arayacak.',
    en: 'We have your request. Our team will call you shortly with a way to pay that suits you.',
  }),
  withdraw(101, 'BankTransfer', [100, 100_000], [field.amount, field.iban, field.holder, field.ownAccount]),
  withdraw(102, 'CreditCard', [100, 10_000], [field.amount, field.cardNumber, field.holder]),
  withdraw(103, 'Papara', [50, 50_000], [field.amount, field.accountNumber]),
  withdraw(104, 'Popy', [50, 25_000], [field.amount, field.mobilePhone]),
  withdraw(105, 'Paratim', [50, 5_000], [field.amount, field.mobilePhone]),
  withdraw(106, 'Crypto', [500, 250_000], [field.amount, field.network, field.coinAddress]),
  withdraw(107, 'Qr', [100, 4_000], [field.amount, field.bank]),
  withdraw(108, 'Parolapara', [50, 2_500], [field.amount, field.mobilePhone]),
  withdraw(109, 'Payco', [50, 15_000], [field.amount, field.accountNumber]),
  withdraw(120, 'OtherMethods', [100, 50_000], [field.amount, field.iban, field.holder]),
];
