import { translatorOf, type ContentLocale } from '../../messages';
import type { CatalogueGame } from '../../catalogue/game';
import { machineOf } from '../../play/rules/slot';
import texts from './texts.json' with { type: 'json' };

export type TextKey = keyof typeof texts;

export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const translate = translatorOf(texts);

export const translatorFor =
  (locale: ContentLocale): Translate =>
  (key, values) =>
    translate(locale, key, values);

const moneyFormats = {
  tr: new Intl.NumberFormat('tr-TR', { style: 'currency', currency: 'TRY' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'TRY', currencyDisplay: 'narrowSymbol' }),
};

export const formatMoney = (locale: ContentLocale, amountMinor: number) =>
  moneyFormats[locale].format(amountMinor / 100);

const chipFormats = {
  tr: new Intl.NumberFormat('tr-TR'),
  en: new Intl.NumberFormat('en-GB'),
};

export const formatNumber = (locale: ContentLocale, value: number) => chipFormats[locale].format(value);

/** The rules of a game in a few sentences, as the game itself has them. */
export function rulesText({ kind, reels }: CatalogueGame, locale: ContentLocale): string {
  const translate = translatorFor(locale);
  if (kind !== 'slot') return translate(`${kind}Rules`);
  return `${translate('lines', { count: machineOf(reels?.columns ?? 5).lines.length })} ${translate('wildNote')}`;
}
