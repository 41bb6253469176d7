import type { Locale } from '../../messages';
import { burst, discs, pitch, salon, sea, tracks } from './backgrounds';
import { posterArt, type PosterArt, type PosterSize, type PosterWords } from './poster';

type PictureSize = 'small' | 'medium' | 'large';

interface Worded extends PosterArt {
  readonly words: Record<Locale, PosterWords>;
}

const words = (title: string, line: string, action: string): PosterWords => ({ title, line, action });

const posters = {
  harbour: {
    subject: 'harbour',
    background: sea,
    palette: 'sea',
    words: {
      tr: words('Limana hoş geldiniz', 'Spor, slot ve canlı masalar tek çatı altında', 'Keşfet'),
      en: words('Welcome to the harbour', 'Sports, slots and live tables under one roof', 'Explore'),
    },
  },
  derby: {
    subject: 'derby',
    background: pitch,
    palette: 'forest',
    words: {
      tr: words('Derbi gecesi', 'Maç öncesi ve canlı oranlar ilk düdükten sonuncuya', 'Maçlara git'),
      en: words('Derby night', 'Odds before and during the match, whistle to whistle', 'See the matches'),
    },
  },
  lantern: {
    subject: 'lantern',
    background: salon,
    palette: 'rose',
    words: {
      tr: words('Canlı masalar açık', 'Rulet, blackjack, bakara ve poker gece gündüz', 'Masaya otur'),
      en: words('Live tables are open', 'Roulette, blackjack, baccarat and poker, day and night', 'Take a seat'),
    },
  },
  welcome: {
    subject: 'welcome',
    background: burst,
    palette: 'royal',
    words: {
      tr: words('Hoş geldin bonusu', 'İlk yatırımınıza özel karşılama', 'Ayrıntılar'),
      en: words('Welcome bonus', 'A greeting for your first deposit', 'Details'),
    },
  },
  'weekly-cashback': {
    subject: 'cashback',
    background: discs,
    palette: 'mint',
    words: {
      tr: words('Haftalık iade', 'Kayıplarınızın bir bölümü her pazartesi geri döner', 'Ayrıntılar'),
      en: words('Weekly cashback', 'Part of your losses comes back every Monday', 'Details'),
    },
  },
  'derby-odds': {
    subject: 'derbyOdds',
    background: pitch,
    palette: 'meadow',
    words: {
      tr: words('Derbiye özel oran', 'Haftanın maçında yükseltilmiş oranlar', 'Ayrıntılar'),
      en: words('Derby odds', 'Better odds on the match of the week', 'Details'),
    },
  },
  'slot-race': {
    subject: 'slotRace',
    background: tracks,
    palette: 'dusk',
    words: {
      tr: words('Slot yarışı', 'Çevir, puan topla, sıralamada yüksel', 'Ayrıntılar'),
      en: words('Slot race', 'Spin, collect points, climb the table', 'Details'),
    },
  },
  friends: {
    subject: 'friends',
    background: discs,
    palette: 'amber',
    words: {
      tr: words('Arkadaşını getir', 'İkinize de birer karşılama', 'Ayrıntılar'),
      en: words('Bring a friend', 'A treat for each of you', 'Details'),
    },
  },
  'live-tables': {
    subject: 'liveTables',
    background: salon,
    palette: 'orchid',
    words: {
      tr: words('Canlı masa haftası', 'Canlı masalarda oyna, haftalık ödülü paylaş', 'Ayrıntılar'),
      en: words('Live table week', 'Play live tables, share the weekly prize', 'Details'),
    },
  },
} as const satisfies Record<string, Worded>;

const bannerSizes: Record<PictureSize, PosterSize> = {
  small: { width: 768, height: 432 },
  medium: { width: 1184, height: 400 },
  large: { width: 1600, height: 440 },
};

const popupSizes: Record<PictureSize, PosterSize> = {
  small: { width: 480, height: 640 },
  medium: { width: 800, height: 500 },
  large: { width: 1000, height: 600 },
};

/**
 * Sizes by promotion picture type: 1 for the list of promotions, 2 above a promotion's text. Neither has words: the
 * page shows them.
 */
const promotionSizes: Record<1 | 2, PosterSize> = { 1: { width: 640, height: 360 }, 2: { width: 1200, height: 480 } };

const find = (name: string): Worded | null =>
  Object.hasOwn(posters, name) ? posters[name as keyof typeof posters] : null;

/** A home banner, null if there is no such slide. */
export function bannerArt(name: string, size: PictureSize, locale: Locale): string | null {
  const poster = find(name);
  return poster && posterArt(poster, bannerSizes[size], poster.words[locale]);
}

/** The picture of a popup, null if there is none of that name. */
export function popupArt(name: string, size: PictureSize, locale: Locale): string | null {
  const poster = find(name);
  return poster && posterArt(poster, popupSizes[size], poster.words[locale]);
}

/** A promotion's picture, null if there is none of that name. */
export function promotionArt(name: string, type: 1 | 2): string | null {
  const poster = find(name);
  return poster && posterArt(poster, promotionSizes[type], null);
}
