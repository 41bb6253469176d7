import type { ContentLocale, Texts } from './messages';

/** Invented places of the networks that are reserved for documentation, which the addresses of the seed data are from. */
const places: readonly [network: string, place: Texts][] = [
  ['192.0.2.', { tr: 'İzmir, Türkiye', en: 'Izmir, Türkiye' }],
  ['198.51.100.', { tr: 'İstanbul, Türkiye', en: 'Istanbul, Türkiye' }],
  ['203.0.113.', { tr: 'Ankara, Türkiye', en: 'Ankara, Türkiye' }],
];

/** Where an address is; null where that is not known. An operator asks a database of addresses. */
export const placeOf = (ip: string, locale: ContentLocale): string | null =>
  places.find(([network]) => ip.startsWith(network))?.[1][locale] ?? null;
