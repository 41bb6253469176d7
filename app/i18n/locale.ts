export const LOCALES = ['tr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The site's own default: nothing about the browser changes it (spec section 1). */
export const DEFAULT_LOCALE: Locale = 'tr';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** How a language calls itself. */
export const LANGUAGE_NAMES: Record<Locale, string> = { tr: 'Türkçe', en: 'English' };
