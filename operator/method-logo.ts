import type { Locale } from './messages';

/** Logos whose words are the same in every language. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['qr']);

/** The address of a payment method's logo, with its word in that language. */
export const methodLogo = (slug: string, locale: Locale): string =>
  `/media/payments/${slug}${locale === 'tr' || WITHOUT_WORDS.has(slug) ? '' : `-${locale}`}.svg`;
