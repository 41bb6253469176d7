import { byLocale } from './by-locale';
import { numberFormat } from './formatters';

const formatterIn = byLocale((locale) => numberFormat(locale, { maximumFractionDigits: 2, roundingMode: 'trunc' }));

export const formatNumber = (decimal: string, locale: string): string =>
  formatterIn(locale).format(decimal as Intl.StringNumericLiteral);
