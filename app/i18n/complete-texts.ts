import type { Locale } from './locale';

export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The texts of a language as they were found: files may miss, and hold anything. */
export type FoundTexts = Readonly<Record<string, unknown>>;

export interface CompleteTexts {
  readonly texts: Texts;
  /** `feature.key` of the texts that the language lacks, and that are in another language here. */
  readonly missing: readonly string[];
}

const PLURAL = /^(.+)_(?:zero|one|two|few|many|other)$/;

/**
 * What a language lacks, or has with placeholders that the site does not fill, is taken from the first of the others that has
 * it; a missing plural form is the language's own most general one. @param others the nearest first
 */
export function completeTexts(
  locale: Locale,
  own: FoundTexts,
  { source, others = [] }: { source: Texts; others?: readonly FoundTexts[] },
): CompleteTexts {
  const missing: string[] = [];
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const texts = Object.entries(source).map(([feature, originals]) => {
    const choose = (key: string, candidates: readonly string[], original: string): string => {
      const found = textOf(own, feature, candidates, original);
      if (found?.key === key) return found.text;
      missing.push(`${feature}.${key}`);
      if (found) return found.text;
      const rest = others.map((texts) => textOf(texts, feature, candidates, original)?.text);
      return rest.find((text) => text !== undefined) ?? original;
    };
    const entries = Object.entries(originals).flatMap(([key, original]) => {
      const base = PLURAL.exec(key)?.[1];
      if (base === undefined) return [[key, choose(key, [key], original)] as const];
      if (!key.endsWith('_other')) return [];
      return forms.map((form) => {
        const wanted = `${base}_${form}`;
        return [wanted, choose(wanted, [wanted, key], originals[wanted] ?? original)] as const;
      });
    });
    return [feature, Object.fromEntries(entries)] as const;
  });
  return { texts: Object.fromEntries(texts), missing };
}

function textOf(texts: FoundTexts, feature: string, keys: readonly string[], original: string) {
  const found = Object.hasOwn(texts, feature) ? texts[feature] : undefined;
  if (typeof found !== 'object' || found === null) return undefined;
  for (const key of keys) {
    const text: unknown = Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined;
    if (typeof text === 'string' && text.trim() !== '' && fillsPlaceholders(original, text)) return { key, text };
  }
  return undefined;
}

const placeholdersIn = (text: string) => [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name]) => name);

/** Whether the site fills all placeholders of a wording: a player would read the others. */
export function fillsPlaceholders(original: string, wording: string): boolean {
  const filled = new Set(placeholdersIn(original));
  return placeholdersIn(wording).every((name) => filled.has(name));
}
