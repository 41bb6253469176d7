import type { Locale } from './locale';

export interface OfferedLanguage {
  readonly locale: Locale;
  readonly name: string;
}

/** The languages of the site, as its operator offers them: docs/product/frame.md#navigation. */
export interface LanguageOffer {
  /** In the operator's order. */
  readonly listed: readonly OfferedLanguage[];
  readonly default: Locale;
  /** The languages that a stored choice may name. */
  readonly accepted: ReadonlySet<Locale>;
}

const MAX_TAG_LENGTH = 35;

/** The accepted language that a tag means, by the lookup of RFC 4647: `de` for `de-AT`. Null where there is none. */
export function findLocale({ accepted }: Pick<LanguageOffer, 'accepted'>, tag = ''): Locale | null {
  if (accepted.has(tag)) return tag;
  if (tag.length > MAX_TAG_LENGTH) return null;
  const subtags = tag.toLowerCase().split(/[-_]/);
  while (subtags.length > 0) {
    const found = [...accepted].find((locale) => locale.toLowerCase() === subtags.join('-'));
    if (found !== undefined) return found;
    subtags.pop();
    // A single letter begins what follows it.
    if (subtags.at(-1)?.length === 1) subtags.pop();
  }
  return null;
}

/** The language of a page: the stored choice, else the default. The browser's languages do not count. */
export const chooseLocale = (offer: LanguageOffer, stored: string | undefined): Locale =>
  findLocale(offer, stored) ?? offer.default;
