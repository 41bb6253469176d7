import { translatorOf, type Locale } from '../../messages';
import texts from './texts.json' with { type: 'json' };

export type TextKey = keyof typeof texts;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const translate = translatorOf(texts);

export const translatorFor =
  (locale: Locale): Translate =>
  (key, values) =>
    translate(locale, key, values);

const moneyFormats = {
  tr: new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'TRY', currencyDisplay: 'narrowSymbol' }),
};

export const formatMoney = (locale: Locale, amountMinor: number) => moneyFormats[locale].format(amountMinor / 100);

const chipFormats = {
  tr: new Intl.NumberFormat('tr-TR'),
  en: new Intl.NumberFormat('en-GB'),
};

export const formatNumber = (locale: Locale, value: number) => chipFormats[locale].format(value);
