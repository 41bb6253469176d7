import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { byLocale } from '~/lib/by-locale';
import { completeTexts, type CompleteTexts, type FoundTexts, type Texts } from './complete-texts';
import { DEFAULT_LOCALE, type Locale } from './locale';

/** The languages that the site has texts in: a folder of texts is all that a language needs. */
export interface Languages {
  /** The default first, then by tag. */
  readonly all: readonly Locale[];
  has(locale: unknown): locale is Locale;
  /** @param otherwise the language to fall back to where it and its parent (`de` of `de-AT`) lack a text */
  textsOf(locale: Locale, otherwise?: Locale): CompleteTexts;
  /** What could not be used of the added folder, in words for the log. */
  readonly faults: readonly string[];
}

type Found = Readonly<Record<Locale, FoundTexts>>;

const files = import.meta.glob<Record<string, string>>('./locales/*/*.json', { eager: true, import: 'default' });

const bundled: Found = (() => {
  const found: Record<Locale, Record<string, unknown>> = {};
  for (const [file, texts] of Object.entries(files)) {
    const [, locale = '', feature = ''] = /\/([\w-]+)\/([\w-]+)\.json$/.exec(file) ?? [];
    (found[locale] ??= {})[feature] = texts;
  }
  return found;
})();

const source = bundled[DEFAULT_LOCALE] as Texts;

/** The added folder may also complete or reword a language of the build. @param added its path; undefined for none */
export function findLanguages(added?: string): Languages {
  const faults: string[] = [];
  const found = added === undefined ? {} : readFolder(added, faults);
  const tags = new Set([...Object.keys(bundled), ...Object.keys(found)]);
  tags.delete(DEFAULT_LOCALE);
  const all = [DEFAULT_LOCALE, ...[...tags].sort()];
  const has = (locale: unknown): locale is Locale => typeof locale === 'string' && all.includes(locale);
  const ownOf = byLocale((locale) => merge(bundled[locale] ?? {}, found[locale] ?? {}));
  const completed = byLocale((locale) =>
    byLocale((otherwise) =>
      completeTexts(locale, ownOf(locale), {
        source,
        others: [...parentsOf(locale).filter(has), otherwise].map(ownOf),
      }),
    ),
  );
  return { all, has, textsOf: (locale, otherwise = DEFAULT_LOCALE) => completed(locale)(otherwise), faults };
}

/** `de-Latn` and `de` for `de-Latn-AT`. */
function parentsOf(locale: Locale): Locale[] {
  const parts = locale.split('-');
  return parts.slice(1).map((_, index) => parts.slice(0, parts.length - 1 - index).join('-'));
}

function merge(one: FoundTexts, other: FoundTexts): FoundTexts {
  const features = new Set([...Object.keys(one), ...Object.keys(other)]);
  const both = [...features].map((feature) => [feature, { ...objectOf(one[feature]), ...objectOf(other[feature]) }]);
  return Object.fromEntries(both) as FoundTexts;
}

const objectOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

/** Reads what can be used. The rest is noted: a broken file must not keep the site from starting. */
function readFolder(folder: string, faults: string[]): Found {
  const found: Record<Locale, Record<string, unknown>> = {};
  for (const name of list(folder, faults)) {
    if (!isTag(name)) {
      faults.push(`${name}: no tag of a language, such as de or pt-BR`);
      continue;
    }
    const texts: Record<string, unknown> = {};
    for (const file of list(path.join(folder, name), faults)) {
      const feature = path.basename(file, '.json');
      if (!Object.hasOwn(source, feature) || !file.endsWith('.json'))
        faults.push(`${name}/${file}: not a file of the site`);
      else texts[feature] = readFile(path.join(folder, name, file), `${name}/${file}`, faults);
    }
    if (Object.values(texts).some((each) => each !== undefined)) found[name] = texts;
  }
  return found;
}

function list(folder: string, faults: string[]): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch (error) {
    faults.push(`${folder}: ${(error as Error).message}`);
    return [];
  }
}

function readFile(file: string, name: string, faults: string[]): unknown {
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof texts === 'object' && texts !== null && !Array.isArray(texts)) return texts;
    faults.push(`${name}: not an object of texts`);
  } catch (error) {
    faults.push(`${name}: ${(error as Error).message}`);
  }
  return undefined;
}

/** Whether a text is a language's tag in its usual spelling, and a language that the runtime knows. */
function isTag(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name)[0] === name && Intl.PluralRules.supportedLocalesOf(name).length > 0;
  } catch {
    return false;
  }
}

export const nameOf = byLocale((locale) => {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
});
