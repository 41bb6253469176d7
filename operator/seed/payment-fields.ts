import type { Texts } from '../messages';
import { AMOUNT_KEY, type PaymentField } from '../payments/field';

const option = (id: number, tr: string, en = tr) => ({ id, name: { tr, en } });

export const amount: PaymentField = { key: AMOUNT_KEY, label: { tr: 'Tutar', en: 'Amount' }, objectType: 'Decimal' };

export const iban: PaymentField = {
  key: 'Iban',
  label: { tr: 'IBAN', en: 'IBAN' },
  objectType: 'String',
  mask: 'TR00 0000 0000 0000 0000 0000 00',
  check: 'iban',
  isAccount: true,
};

export const cardNumber: PaymentField = {
  key: 'CardNo',
  label: { tr: 'Kart numarası', en: 'Card number' },
  objectType: 'String',
  mask: '0000 0000 0000 0000',
  check: 'card',
  isAccount: true,
};

export const holder: PaymentField = {
  key: 'FullName',
  label: { tr: 'Ad soyad', en: 'Full name' },
  objectType: 'String',
  min: 3,
  max: 60,
};

export const bank: PaymentField = {
  key: 'Bank',
  label: { tr: 'Banka', en: 'Bank' },
  objectType: 'Dropdown',
  options: [
    option(1, 'Poyraz Bankası', 'Poyraz Bank'),
    option(2, 'Marmara Ticaret Örnek Bankası', 'Marmara Example Bank'),
    option(3, 'Lodos Katılım Örnek', 'Lodos Example Savings'),
  ],
};

export const network: PaymentField = {
  key: 'Network',
  label: { tr: 'Ağ', en: 'Network' },
  objectType: 'Dropdown',
  options: [option(1, 'Ana ağ', 'Main network'), option(2, 'Hızlı ağ', 'Fast network')],
};

export const coinAddress: PaymentField = {
  key: 'WalletAddress',
  label: { tr: 'Cüzdan adresi', en: 'Wallet address' },
  objectType: 'String',
  min: 26,
  max: 64,
  isAccount: true,
};

export const accountNumber: PaymentField = {
  key: 'AccountNumber',
  label: { tr: 'Hesap numarası', en: 'Account number' },
  objectType: 'Long',
  min: 1_000_000_000,
  max: 9_999_999_999,
  isAccount: true,
};

export const installments: PaymentField = {
  key: 'Installments',
  label: { tr: 'Taksit sayısı', en: 'Instalments' },
  objectType: 'Int',
  min: 1,
  max: 12,
};

export const transferDate: PaymentField = {
  key: 'TransferDate',
  label: { tr: 'Havale tarihi', en: 'Transfer date' },
  objectType: 'DateTime',
};

export const voucherCode: PaymentField = {
  key: 'VoucherCode',
  label: { tr: 'Kupon kodu', en: 'Voucher code' },
  objectType: 'String',
  mask: 'AAAA-0000-0000',
};

export const mobilePhone: PaymentField = {
  key: 'Phone',
  label: { tr: 'Cep telefonu', en: 'Mobile phone' },
  objectType: 'String',
  mask: '(000) 000 00 00',
  isAccount: true,
};

const yesOrNo = (key: string, label: Texts): PaymentField => ({ key, label, objectType: 'Bool' });

export const saveCard = yesOrNo('SaveCard', { tr: 'Kartı kaydet', en: 'Save this card' });
export const ownAccount = yesOrNo('IsOwnAccount', { tr: 'Hesap bana ait', en: 'The account is mine' });
