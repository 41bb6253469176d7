import { createInstance, type i18n as I18n } from 'i18next';
import { RemixI18Next } from 'remix-i18next/server';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locale';
import type { Copy, Feature, Messages } from './messages';

type Bundle = Record<string, Record<string, string>>;

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', { eager: true, import: 'default' });

/** The texts of one language for one request. */
export interface Translation {
  readonly locale: Locale;
  t<Name extends Feature>(feature: Name, key: keyof Messages[Name] & string, values?: Record<string, unknown>): string;
  copy<Name extends Feature>(feature: Name): Copy<Name>;
}

export interface Translator {
  /** The locale of a stored choice, else the default. The browser's preference is not used. */
  detect(storedChoice: string | undefined): Locale;
  /** @param overlay the operator's texts, keyed `feature.key`; unknown keys are ignored */
  translation(locale: Locale, overlay: Overlay | null): Translation;
}

export type Overlay = readonly { key: string; value: string }[];

/** Creates the translator from the bundled locale files, once at start-up. */
export async function createTranslator(): Promise<Translator> {
  const bundled = Object.fromEntries(LOCALES.map((locale) => [locale, bundleOf(locale)])) as Record<Locale, Bundle>;
  const instance = createInstance();
  await instance.init({
    resources: structuredClone(bundled),
    fallbackLng: DEFAULT_LOCALE,
    ns: Object.keys(bundled[DEFAULT_LOCALE]),
    // React escapes what it renders; texts are never inserted as HTML.
    interpolation: { escapeValue: false, skipOnVariables: true },
  });
  const detector = new RemixI18Next({
    detection: {
      supportedLanguages: [...LOCALES],
      fallbackLanguage: DEFAULT_LOCALE,
      order: ['custom'],
      findLocale: (request) => Promise.resolve(request.headers.get('x-stored-language')),
    },
  });
  /** The locale of every valid choice, detected once at start-up. Any other stored value gets the default. */
  const detected = new Map<string | undefined, Locale>();
  for (const choice of [undefined, ...LOCALES]) {
    const headers = choice ? { 'x-stored-language': choice } : undefined;
    const locale = await detector.getLocale(new Request('http://site.invalid', { ...(headers && { headers }) }));
    detected.set(choice, isLocale(locale) ? locale : DEFAULT_LOCALE);
  }
  const applied = new Map<Locale, Overlay | null>();

  return {
    detect: (storedChoice) => detected.get(storedChoice) ?? DEFAULT_LOCALE,
    translation(locale, overlay) {
      if (overlay !== null && applied.get(locale) !== overlay) {
        applyOverlay(instance, locale, bundled[locale], overlay);
        applied.set(locale, overlay);
      }
      const fixed = instance.getFixedT(locale) as (key: string, values?: Record<string, unknown>) => string;
      return {
        locale,
        t: (feature, key, values) => fixed(`${feature}:${key}`, values),
        copy: <Name extends Feature>(feature: Name) => instance.getResourceBundle(locale, feature) as Copy<Name>,
      };
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
 * Replaces the texts of a language by the bundled ones with the operator's overlay. Withdrawn texts fall back to the
 * bundled ones.
 */
function applyOverlay(instance: I18n, locale: Locale, bundled: Bundle, overlay: Overlay): void {
  const overrides = new Map(overlay.map(({ key, value }) => [key, value]));
  for (const [feature, texts] of Object.entries(bundled)) {
    const merged = Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, overrides.get(`${feature}.${key}`) ?? text]),
    );
    instance.addResourceBundle(locale, feature, merged, false, true);
  }
}
