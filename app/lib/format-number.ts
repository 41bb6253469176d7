const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a plain decimal that is no money, without zero decimals: "2,5" in Turkish, "2.5" in English. */
export function formatNumber(decimal: string, locale: string): string {
  let formatter = formatters.get(locale);
  if (!formatter)
    formatters.set(
      locale,
      (formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, roundingMode: 'trunc' })),
    );
  return formatter.format(decimal as Intl.StringNumericLiteral);
}
