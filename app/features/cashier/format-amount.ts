/** "₺1.234,50" or "₺1,234.50": a plain decimal with the operator's own symbol, by the language. */
export function formatAmount(decimal: string, symbol: string, locale: string): string {
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    decimal as Intl.StringNumericLiteral,
  );
  return `${symbol}${number}`;
}
