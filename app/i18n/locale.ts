export const LOCALES = ['tr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];

/** The site's default. The browser's preference is not used. */
export const DEFAULT_LOCALE: Locale = 'tr';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** Each language's own name. */
export const LANGUAGE_NAMES: Record<Locale, string> = { tr: 'Türkçe', en: 'English' };
