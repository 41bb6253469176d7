import type { Locale } from './locale';

/** A language that visitors can choose. */
export interface OfferedLanguage {
  readonly locale: Locale;
  /** Its own name, such as "Türkçe". */
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

/** The language of a page: the stored choice, else the default. The browser's languages do not count. */
export const chooseLocale = ({ accepted, default: otherwise }: LanguageOffer, stored: string | undefined): Locale =>
  stored !== undefined && accepted.has(stored) ? stored : otherwise;
