import { RemixI18Next } from 'remix-i18next/server';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locale';
import type { Copy, Feature, Messages } from './messages';

type Bundle = Record<string, Record<string, string>>;

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', { eager: true, import: 'default' });

/** The key of a text. A text that depends on a number is stored once for each plural form (`key_one`, `key_other`). */
export type TextKey<Name extends Feature> = Singular<keyof Messages[Name] & string>;
type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The texts of one language for one request. */
export interface Translation {
  readonly locale: Locale;
  t<Name extends Feature>(feature: Name, key: TextKey<Name>, values?: Record<string, unknown>): string;
  copy<Name extends Feature>(feature: Name): Copy<Name>;
}

export interface Translator {
  /**
   * The language of a page: the stored choice, else the site's default. The browser's languages do not count. Synchronous and
   * without a fetch Request, because cached pages and balance polls are answered before there is one.
   */
  detect(storedChoice: string | undefined): Locale;
  /**
   * @param overlay the operator's own wording, keyed `feature.key`; keys that the site does not know are ignored. Null when it
   *   could not be read: the last one stays.
   */
  translation(locale: Locale, overlay: Overlay | null): Promise<Translation>;
}

type FixedT = (key: string, values?: Record<string, unknown>) => string;

export type Overlay = readonly { key: string; value: string }[];

export function createTranslator(): Translator {
  const bundled = Object.fromEntries(LOCALES.map((locale) => [locale, bundleOf(locale)])) as Record<Locale, Bundle>;
  const i18n = new RemixI18Next({
    detection: { supportedLanguages: [...LOCALES], fallbackLanguage: DEFAULT_LOCALE },
    i18next: {
      fallbackLng: DEFAULT_LOCALE,
      // React escapes what it renders; texts never reach the page as HTML.
      interpolation: { escapeValue: false, skipOnVariables: true },
    },
  });

  async function translationOf(locale: Locale, texts: Bundle): Promise<Translation> {
    const resources = { ...bundled, [locale]: texts };
    const fixed = (await i18n.getFixedT(locale, undefined, { resources, ns: Object.keys(texts) })) as FixedT;
    return {
      locale,
      t: (feature, key, values) => fixed(`${feature}:${key}`, values),
      copy: <Name extends Feature>(feature: Name) => texts[feature] as Copy<Name>,
    };
  }

  /** The translation of each language, made again when the operator's wording changes. */
  const current = new Map<Locale, { overlay: Overlay | null; translation: Promise<Translation> }>();

  return {
    detect: (storedChoice) => (isLocale(storedChoice) ? storedChoice : DEFAULT_LOCALE),
    translation(locale, overlay) {
      const known = current.get(locale);
      if (known && (overlay === null || known.overlay === overlay)) return known.translation;
      const translation = translationOf(locale, overlay ? worded(bundled[locale], overlay) : bundled[locale]);
      current.set(locale, { overlay, translation });
      return translation;
    },
  };
}

function bundleOf(locale: Locale): Bundle {
  const entries = Object.entries(files).flatMap(([path, texts]) => {
    const [, folder, feature] = /\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
    return folder === locale && feature ? [[feature, texts] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The bundled texts in the operator's wording. A text that the operator no longer words is the bundled one. So is a text
 * whose wording has a placeholder that the site does not fill: a player would read the placeholder.
 */
function worded(bundled: Bundle, overlay: Overlay): Bundle {
  const wording = new Map(overlay.map(({ key, value }) => [key, value]));
  return Object.fromEntries(
    Object.entries(bundled).map(([feature, texts]) => [
      feature,
      Object.fromEntries(
        Object.entries(texts).map(([key, text]) => {
          const own = wording.get(`${feature}.${key}`);
          return [key, own !== undefined && fillsPlaceholders(text, own) ? own : text];
        }),
      ),
    ]),
  );
}

const placeholdersIn = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name);

function fillsPlaceholders(bundled: string, own: string): boolean {
  const filled = new Set(placeholdersIn(bundled));
  return placeholdersIn(own).every((name) => filled.has(name));
}
