import { byLocale } from './by-locale';
import { numberFormat } from './formatters';

const formatterIn = byLocale((locale) => numberFormat(locale, { maximumFractionDigits: 2, roundingMode: 'trunc' }));

/** Formats a plain decimal that is no money, without zero decimals: "2,5" in Turkish, "2.5" in English. */
export const formatNumber = (decimal: string, locale: string): string =>
  formatterIn(locale).format(decimal as Intl.StringNumericLiteral);
