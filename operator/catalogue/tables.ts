import type { MotifName } from '../media/motifs/motifs';
import type { PaletteName } from '../media/palettes';
import type { SceneName } from '../media/scenes';
import type { CategorySlug } from './categories';
import type { GameKind } from './game';
import type { StudioKey } from './studios';

export type TableRow = readonly [
  title: string,
  studio: StudioKey,
  kind: Exclude<GameKind, 'slot'>,
  categories: readonly CategorySlug[],
  hero: MotifName,
  /** The drawing in the middle of the wheel, for games with a wheel. */
  emblem: MotifName,
  scene: SceneName,
  palette: PaletteName,
  mark: 'new' | '',
];

const liveRoulette = ['live', 'live-roulette', 'live-dealer'] as const;
const liveBlackjack = ['live', 'live-blackjack', 'live-dealer'] as const;
const livePoker = ['live', 'live-poker', 'live-dealer'] as const;
const liveBaccarat = ['live', 'live-baccarat', 'live-dealer'] as const;
const liveShow = ['live', 'live-dealer'] as const;
const crash = ['games', 'crash'] as const;
const table = ['games', 'table'] as const;
const bingo = ['bingo'] as const;
const tv = ['tvbets'] as const;

/** Every game that is not a slot. Its categories say whether it is live. */
export const tableRows: readonly TableRow[] = [
  ['Salon Rulet', 'salonEl', 'roulette', liveRoulette, 'roulette', 'chip', 'felt', 'forest', ''],
  ['Boğaz Ruleti', 'salonEl', 'roulette', liveRoulette, 'roulette', 'ship', 'waves', 'night', ''],
  ['Oakmere Roulette', 'oakmere', 'roulette', liveRoulette, 'roulette', 'tree', 'curtain', 'amber', ''],
  ['Hızlı Rulet', 'maviFener', 'roulette', liveRoulette, 'roulette', 'bolt', 'rays', 'sea', 'new'],
  ['Velvet Wheel Roulette', 'norra', 'roulette', liveRoulette, 'roulette', 'rose', 'curtain', 'rose', ''],
  ['Rulet Pırıltı', 'piril', 'roulette', table, 'roulette', 'gem', 'bokeh', 'royal', ''],
  ['Sarnıç Rulet', 'sarnic', 'roulette', table, 'roulette', 'temple', 'arches', 'mint', ''],
  ['Salon Blackjack', 'salonEl', 'blackjack', liveBlackjack, 'blackjack', 'chip', 'felt', 'mint', ''],
  ['Gece Blackjack', 'salonEl', 'blackjack', liveBlackjack, 'blackjack', 'moon', 'city', 'night', ''],
  ['Oakmere Blackjack', 'oakmere', 'blackjack', liveBlackjack, 'blackjack', 'tree', 'curtain', 'forest', ''],
  ['Fener Blackjack', 'maviFener', 'blackjack', liveBlackjack, 'blackjack', 'lighthouse', 'waves', 'sea', 'new'],
  ['Turbo 21', 'quillfin', 'blackjack', table, 'blackjack', 'bolt', 'stripes', 'slate', ''],
  ['Lodos 21', 'lodos', 'blackjack', table, 'blackjack', 'ship', 'sky', 'sea', ''],
  ['Salon Bakara', 'salonEl', 'baccarat', liveBaccarat, 'baccarat', 'chip', 'felt', 'rose', ''],
  ['Oakmere Baccarat', 'oakmere', 'baccarat', liveBaccarat, 'baccarat', 'tree', 'curtain', 'royal', ''],
  ['Hızlı Bakara', 'piril', 'baccarat', liveBaccarat, 'baccarat', 'bolt', 'rays', 'orchid', 'new'],
  ['Bakara Köşkü', 'sarnic', 'baccarat', table, 'baccarat', 'temple', 'arches', 'amber', ''],
  ['Üç Kart Poker', 'salonEl', 'poker', livePoker, 'poker', 'chip', 'felt', 'royal', ''],
  ['Oakmere Three Card', 'oakmere', 'poker', livePoker, 'poker', 'tree', 'curtain', 'slate', ''],
  ['Poker Feneri', 'darbuka', 'poker', livePoker, 'poker', 'lantern', 'city', 'ember', 'new'],
  ['Üç Kart Şöleni', 'tuzlu', 'poker', table, 'poker', 'cupcake', 'confetti', 'dusk', ''],
  ['Çark Şov', 'salonEl', 'wheel', liveShow, 'wheel', 'microphone', 'curtain', 'orchid', ''],
  ['Big Barn Wheel', 'oakmere', 'wheel', liveShow, 'wheel', 'sun', 'hills', 'meadow', ''],
  ['Aviator', 'ferahava', 'crash', crash, 'plane', 'star', 'sky', 'ember', ''],
  ['Roket 101', 'lodos', 'crash', crash, 'rocket', 'planet', 'orbit', 'royal', ''],
  ['Balon Patlat', 'ferahava', 'crash', crash, 'balloon', 'kite', 'sky', 'sea', 'new'],
  ['Kite Runaway', 'quillfin', 'crash', crash, 'kite', 'balloon', 'sky', 'meadow', ''],
  ['Lava Koşusu', 'darbuka', 'crash', crash, 'volcano', 'flame', 'peaks', 'ember', ''],
  ['Şimşek Çarpan', 'norra', 'crash', crash, 'bolt', 'gem', 'stars', 'slate', 'new'],
  ['Çarkıfelek Bahçe', 'kestane', 'wheel', ['games'], 'wheel', 'tulip', 'woods', 'meadow', ''],
  ['Şans Çarkı', 'ferahava', 'wheel', ['games'], 'wheel', 'clover', 'confetti', 'royal', ''],
  ['Mahalle Tombalası', 'kestane', 'bingo', bingo, 'bingoBalls', 'teaGlass', 'lattice', 'ember', ''],
  ['Yılbaşı Tombalası', 'kestane', 'bingo', bingo, 'bingoBalls', 'snowflake', 'peaks', 'ice', ''],
  ['Bingo Harbour', 'maviFener', 'bingo', bingo, 'bingoBalls', 'lighthouse', 'waves', 'sea', ''],
  ['Sugar Bingo', 'tuzlu', 'bingo', bingo, 'bingoBalls', 'candy', 'confetti', 'orchid', 'new'],
  ['Orman Bingo', 'norra', 'bingo', bingo, 'bingoBalls', 'mushroom', 'woods', 'forest', ''],
  ['Bingo Galaksi', 'lodos', 'bingo', bingo, 'bingoBalls', 'planet', 'orbit', 'dusk', ''],
  ['Stüdyo Çarkı', 'lodos', 'wheel', tv, 'wheel', 'screen', 'bokeh', 'dusk', ''],
  ['Ekran Ruleti', 'darbuka', 'roulette', tv, 'roulette', 'screen', 'stripes', 'night', ''],
  ['TV Tombala', 'sarnic', 'bingo', tv, 'bingoBalls', 'screen', 'curtain', 'night', 'new'],
  ['Prime Time Wheel', 'quillfin', 'wheel', tv, 'wheel', 'screen', 'city', 'royal', ''],
  ['Kanal 21', 'piril', 'blackjack', tv, 'blackjack', 'screen', 'bokeh', 'slate', ''],
];
