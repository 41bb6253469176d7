import { byLocale } from '~/lib/by-locale';
import type { LanguageOffer } from './language-offer';
import type { Locale } from './locale';

/** The query parameter by which search engines and links from elsewhere ask for a page in a language. */
export const LANGUAGE_PARAMETER = 'lang';

/** The query of a page's own address in a language: none in the default. */
export const languageQuery = (offer: Pick<LanguageOffer, 'default'>, locale: Locale): string =>
  locale === offer.default ? '' : `?${LANGUAGE_PARAMETER}=${locale}`;

/** A language as Open Graph names it, with a territory: `tr_TR`. */
export const openGraphLocale = byLocale((locale) => {
  const { language, region } = new Intl.Locale(locale).maximize();
  return region === undefined ? language : `${language}_${region}`;
});
