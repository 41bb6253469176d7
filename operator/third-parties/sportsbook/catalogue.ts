import type { Texts } from '../../messages';

export type SportId = 'football' | 'basketball' | 'tennis' | 'volleyball' | 'esports';

export interface League {
  readonly id: string;
  readonly sport: SportId;
  readonly name: Texts;
  /** Offset of the kick-off within each half hour, so that leagues start at different times. */
  readonly offsetMinutes: number;
  /** Twelve sides, all invented. */
  readonly sides: readonly string[];
}

export const sports: readonly { readonly id: SportId; readonly name: Texts }[] = [
  { id: 'football', name: { tr: 'Futbol', en: 'Football' } },
  { id: 'basketball', name: { tr: 'Basketbol', en: 'Basketball' } },
  { id: 'tennis', name: { tr: 'Tenis', en: 'Tennis' } },
  { id: 'volleyball', name: { tr: 'Voleybol', en: 'Volleyball' } },
  { id: 'esports', name: { tr: 'E-spor', en: 'E-sports' } },
];

const league = (id: string, sport: SportId, name: Texts, offsetMinutes: number, sides: string): League => ({
  id,
  sport,
  name,
  offsetMinutes,
  sides: sides.split(', '),
});

export const leagues: readonly League[] = [
  league(
    'fk',
    'football',
    { tr: 'Kuzey Yıldızı Ligi', en: 'North Star League' },
    0,
    'Akçahisar SK, Bozkaya Gücü, Çamlıburun, Demirtepe FK, Ekinova Spor, Gökdere, Ilgınlı FK, Kavakdağ, Mavihisar, Rüzgârlı SK, Taşköprülü FK, Yelkentepe',
  ),
  league(
    'fh',
    'football',
    { tr: 'Liman Kupası', en: 'Harbour Cup' },
    10,
    'Port Alder, Saltmere United, Grey Quay, Tarnwick Rovers, Ostrel Bay, Kelpford, Brackwater Town, Halden Pier, Lowmoor City, Pellinor, Sandgate Vale, Westerholm',
  ),
  league(
    'fw',
    'football',
    { tr: 'Kıyı Kadınlar Ligi', en: 'Coast Women’s League' },
    20,
    'Denizyıldızı KSK, Martı Gücü, Yakamoz, Nergis Bahçe, Sahilkent KSK, Denizfeneri, Kumtepe KSK, Zeytindağ, Adaçayı, Kumsal Spor, Menekşe KSK, Turna',
  ),
  league(
    'bm',
    'basketball',
    { tr: 'Metropol Basket Ligi', en: 'Metropol Basketball League' },
    5,
    'Kule Basket, Meydan SK, Tersane, Köprübaşı, Saat Kulesi, Pasaj Basket, Tramvay SK, Yeditepe Blok, Çarşıbaşı, Rıhtım, Değirmen, Hisarönü',
  ),
  league(
    'ba',
    'basketball',
    { tr: 'Atlas Basket Serisi', en: 'Atlas Basket Series' },
    20,
    'Ridge Falcons, Canyon Foxes, Northlight, Ironbridge, Delta Herons, Granite Bears, Prairie Owls, Summit Lynx, Redwater, Bayou Cranes, Copperhill, Glacier Elks',
  ),
  league(
    'to',
    'tennis',
    { tr: 'Zeytin Açık · Erkekler', en: 'Olive Open · Men' },
    0,
    'A. Varlıbaş, M. Torvaldsen, E. Kıraçlı, L. Brenik, J. Ashdown, D. Morvane, S. Okunlu, R. Castellane, T. Eldrin, K. Yazgan, P. Hollister, N. Vardanis',
  ),
  league(
    'tl',
    'tennis',
    { tr: 'Lagün Açık · Kadınlar', en: 'Lagoon Open · Women' },
    15,
    'İ. Sarmaşık, C. Bellweather, A. Novarin, Z. Tunalıer, M. Ferrandi, L. Quistgard, B. Ertuna, H. Lindqvar, S. Marlowe, D. Özgençay, V. Petrescan, E. Rosemere',
  ),
  league(
    'vf',
    'volleyball',
    { tr: 'File Ligi · Kadınlar', en: 'Net League · Women' },
    10,
    'Gelincik VK, Pınarbaşı, Kızıltepe VK, Lale Spor, Sedir, Çınaraltı VK, Ardıç, Nehir Spor, Papatya VK, Uludere, Sümbül, Yaylakent',
  ),
  league(
    'vb',
    'volleyball',
    { tr: 'Körfez Voleybol Kupası', en: 'Gulf Volleyball Cup' },
    25,
    'Northcape VC, Marlin Bay, Ebbtide, Stonehaven VC, Coral Point, Windrow, Seagate, Driftwood VC, Mistral, Lanternrock, Highwater, Anchor VC',
  ),
  league(
    'eq',
    'esports',
    { tr: 'Kuantum Arena · 5v5', en: 'Quantum Arena · 5v5' },
    5,
    'Nova Karga, Pixel Tribe, Zero Latency, Gece Vardiyası, Hexa Five, Kuantum Kurtlar, Overclock, Sonar, Vortex Nine, Mavi Ekran, Ghost Relay, Turbo Lale',
  ),
  league(
    'ep',
    'esports',
    { tr: 'Piksel Kupası', en: 'Pixel Cup' },
    20,
    'Ctrl Alt Elite, Lagün Esports, Fırtına Beş, Blue Shift, Respawn Room, Demir Fare, Neon Harbour, Kod Kırıcılar, Static Bloom, Bitwise, Yankı Gaming, Last Frame',
  ),
];
