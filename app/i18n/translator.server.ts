import { RemixI18Next } from 'remix-i18next/server';
import { directionOf, type Direction } from '~/lib/direction';
import { fillsPlaceholders, type Texts } from './complete-texts';
import type { Languages } from './languages.server';
import { DEFAULT_LOCALE, type Locale } from './locale';
import type { Copy, Feature, Messages } from './messages';

/** The key of a text. A text that depends on a number is stored once for each plural form (`key_one`, `key_other`). */
export type TextKey<Name extends Feature> = Singular<keyof Messages[Name] & string>;
type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The texts of one language for one request. */
export interface Translation {
  readonly locale: Locale;
  readonly direction: Direction;
  t<Name extends Feature>(feature: Name, key: TextKey<Name>, values?: Record<string, unknown>): string;
  copy<Name extends Feature>(feature: Name): Copy<Name>;
}

export interface Translator {
  /**
   * @param overlay the operator's own wording, keyed `feature.key`; keys that the site does not know are ignored. Null when it
   *   could not be read: the last one stays.
   * @param otherwise the language of texts that this one lacks
   */
  translation(locale: Locale, overlay: Overlay | null, otherwise?: Locale): Promise<Translation>;
  /** The site's own wording of a text in every language. */
  wordings<Name extends Feature>(feature: Name, key: TextKey<Name>): readonly string[];
}

type FixedT = (key: string, values?: Record<string, unknown>) => string;

export type Overlay = readonly { key: string; value: string }[];

export function createTranslator(languages: Pick<Languages, 'all' | 'textsOf'>): Translator {
  const i18n = new RemixI18Next({
    detection: { supportedLanguages: [...languages.all], fallbackLanguage: DEFAULT_LOCALE },
    i18next: {
      // The texts are complete.
      fallbackLng: false,
      // React escapes what it renders; texts never reach the page as HTML.
      interpolation: { escapeValue: false, skipOnVariables: true },
    },
  });

  async function translationOf(locale: Locale, texts: Texts): Promise<Translation> {
    const options = { resources: { [locale]: texts }, ns: Object.keys(texts) };
    const fixed = (await i18n.getFixedT(locale, undefined, options)) as FixedT;
    return {
      locale,
      direction: directionOf(locale),
      // i18next searches a text without values all the same: 4 % of the processor time of a player's lobby.
      t: (feature, key, values) => (values ? fixed(`${feature}:${key}`, values) : (texts[feature]?.[key] ?? '')),
      copy: <Name extends Feature>(feature: Name) => texts[feature] as Copy<Name>,
    };
  }

  /** The translation of each language, made again when the operator's wording or default changes. */
  const current = new Map<Locale, { overlay: Overlay | null; otherwise: Locale; translation: Promise<Translation> }>();

  return {
    wordings: (feature, key) => languages.all.map((locale) => languages.textsOf(locale).texts[feature]?.[key] ?? ''),
    translation(locale, overlay, otherwise = DEFAULT_LOCALE) {
      const known = current.get(locale);
      if (known?.otherwise === otherwise && (overlay === null || known.overlay === overlay)) return known.translation;
      const wording = overlay ?? known?.overlay ?? null;
      const { texts } = languages.textsOf(locale, otherwise);
      const translation = translationOf(locale, wording ? worded(texts, wording) : texts);
      current.set(locale, { overlay: wording, otherwise, translation });
      return translation;
    },
  };
}

/** A text that the operator no longer words is the site's own. So is one with a placeholder that the site does not fill. */
function worded(site: Texts, overlay: Overlay): Texts {
  const wording = new Map(overlay.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    Object.entries(site).map(([feature, texts]) => [
      feature,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => {
          const operatorText = wording.get(`${feature}.${key}`);
          return [key, operatorText !== undefined && fillsPlaceholders(text, operatorText) ? operatorText : text];
        }),
      ),
    ]),
  );
}
