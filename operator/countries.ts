import type { Locale } from './messages';

/** Türkiye has the same name in every language, because forms preselect it by that name. */
const countries: readonly [id: number, tr: string, en: string][] = [
  [1, 'Türkiye', 'Türkiye'],
  [2, 'Almanya', 'Germany'],
  [3, 'Arnavutluk', 'Albania'],
  [4, 'Avusturya', 'Austria'],
  [5, 'Azerbaycan', 'Azerbaijan'],
  [6, 'Belçika', 'Belgium'],
  [7, 'Bosna-Hersek', 'Bosnia and Herzegovina'],
  [8, 'Brezilya', 'Brazil'],
  [9, 'Bulgaristan', 'Bulgaria'],
  [10, 'Çekya', 'Czechia'],
  [11, 'Danimarka', 'Denmark'],
  [12, 'Estonya', 'Estonia'],
  [13, 'Filipinler', 'Philippines'],
  [14, 'Finlandiya', 'Finland'],
  [15, 'Gürcistan', 'Georgia'],
  [16, 'Hırvatistan', 'Croatia'],
  [17, 'İrlanda', 'Ireland'],
  [18, 'İsveç', 'Sweden'],
  [19, 'Kanada', 'Canada'],
  [20, 'Karadağ', 'Montenegro'],
  [21, 'Kazakistan', 'Kazakhstan'],
  [22, 'Kırgızistan', 'Kyrgyzstan'],
  [23, 'Kosova', 'Kosovo'],
  [24, 'Kuzey Kıbrıs', 'Northern Cyprus'],
  [25, 'Kuzey Makedonya', 'North Macedonia'],
  [26, 'Letonya', 'Latvia'],
  [27, 'Litvanya', 'Lithuania'],
  [28, 'Lüksemburg', 'Luxembourg'],
  [29, 'Macaristan', 'Hungary'],
  [30, 'Malta', 'Malta'],
  [31, 'Meksika', 'Mexico'],
  [32, 'Moldova', 'Moldova'],
  [33, 'Norveç', 'Norway'],
  [34, 'Özbekistan', 'Uzbekistan'],
  [35, 'Portekiz', 'Portugal'],
  [36, 'Romanya', 'Romania'],
  [37, 'Sırbistan', 'Serbia'],
  [38, 'Slovakya', 'Slovakia'],
  [39, 'Slovenya', 'Slovenia'],
  [40, 'Şili', 'Chile'],
  [41, 'Türkmenistan', 'Turkmenistan'],
  [42, 'Yeni Zelanda', 'New Zealand'],
];

/** The countries that a registration accepts: Türkiye first, then the others by name in that language. */
export function countriesIn(locale: Locale): { id: number; name: string }[] {
  const [home, ...others] = countries.map(([id, tr, en]) => ({ id, name: locale === 'tr' ? tr : en }));
  const byName = new Intl.Collator(locale);
  return [...(home ? [home] : []), ...others.sort((a, b) => byName.compare(a.name, b.name))];
}

export function countryExists(id: string): boolean {
  return countries.some(([known]) => String(known) === id);
}

/** The country's name, empty for an unknown id. */
export function countryName(id: string, locale: Locale): string {
  return countriesIn(locale).find((country) => String(country.id) === id)?.name ?? '';
}
