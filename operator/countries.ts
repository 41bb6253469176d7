import countries from './countries.json' with { type: 'json' };
import type { ContentLocale } from './messages';

/** The countries that a registration accepts: Türkiye first, then the others by name in that language. */
export function countriesIn(locale: ContentLocale): { id: number; name: string }[] {
  // The same in every language, because forms preselect it by its name.
  const [home, ...others] = countries.map(({ id, ...names }) => ({ id, name: names[locale] }));
  const byName = new Intl.Collator(locale);
  return [...(home ? [home] : []), ...others.sort((a, b) => byName.compare(a.name, b.name))];
}

export function countryExists(id: string): boolean {
  return countries.some((known) => String(known.id) === id);
}

/** The country's name, empty for an unknown id. */
export function countryName(id: string, locale: ContentLocale): string {
  return countriesIn(locale).find((country) => String(country.id) === id)?.name ?? '';
}
