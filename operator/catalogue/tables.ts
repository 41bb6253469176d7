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
  companions: readonly [MotifName, MotifName],
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

/** Every game that is not a slot. A game is live when its categories say so. */
export const tableRows: readonly TableRow[] = [
  ['Salon Rulet', 'salonEl', 'roulette', liveRoulette, 'roulette', ['chip', 'microphone'], 'felt', 'forest', ''],
  ['Boğaz Ruleti', 'salonEl', 'roulette', liveRoulette, 'roulette', ['ship', 'chip'], 'waves', 'night', ''],
  ['Oakmere Roulette', 'oakmere', 'roulette', liveRoulette, 'roulette', ['tree', 'chip'], 'curtain', 'amber', ''],
  ['Hızlı Rulet', 'maviFener', 'roulette', liveRoulette, 'roulette', ['bolt', 'chip'], 'rays', 'sea', 'new'],
  ['Velvet Wheel Roulette', 'norra', 'roulette', liveRoulette, 'roulette', ['rose', 'chip'], 'curtain', 'rose', ''],
  ['Rulet Pırıltı', 'piril', 'roulette', table, 'roulette', ['gem', 'star'], 'bokeh', 'royal', ''],
  ['Sarnıç Rulet', 'sarnic', 'roulette', table, 'roulette', ['temple', 'coin'], 'arches', 'mint', ''],
  ['Salon Blackjack', 'salonEl', 'blackjack', liveBlackjack, 'blackjack', ['chip', 'microphone'], 'felt', 'mint', ''],
  ['Gece Blackjack', 'salonEl', 'blackjack', liveBlackjack, 'blackjack', ['moon', 'chip'], 'city', 'night', ''],
  ['Oakmere Blackjack', 'oakmere', 'blackjack', liveBlackjack, 'blackjack', ['tree', 'chip'], 'curtain', 'forest', ''],
  [
    'Fener Blackjack',
    'maviFener',
    'blackjack',
    liveBlackjack,
    'blackjack',
    ['lighthouse', 'chip'],
    'waves',
    'sea',
    'new',
  ],
  ['Turbo 21', 'quillfin', 'blackjack', table, 'blackjack', ['bolt', 'gear'], 'stripes', 'slate', ''],
  ['Lodos 21', 'lodos', 'blackjack', table, 'blackjack', ['ship', 'kite'], 'sky', 'sea', ''],
  ['Salon Bakara', 'salonEl', 'baccarat', liveBaccarat, 'baccarat', ['chip', 'microphone'], 'felt', 'rose', ''],
  ['Oakmere Baccarat', 'oakmere', 'baccarat', liveBaccarat, 'baccarat', ['tree', 'coin'], 'curtain', 'royal', ''],
  ['Hızlı Bakara', 'piril', 'baccarat', liveBaccarat, 'baccarat', ['bolt', 'gem'], 'rays', 'orchid', 'new'],
  ['Bakara Köşkü', 'sarnic', 'baccarat', table, 'baccarat', ['temple', 'amphora'], 'arches', 'amber', ''],
  ['Üç Kart Poker', 'salonEl', 'poker', livePoker, 'poker', ['chip', 'microphone'], 'felt', 'royal', ''],
  ['Oakmere Three Card', 'oakmere', 'poker', livePoker, 'poker', ['tree', 'chip'], 'curtain', 'slate', ''],
  ['Poker Feneri', 'darbuka', 'poker', livePoker, 'poker', ['lantern', 'chip'], 'city', 'ember', 'new'],
  ['Üç Kart Şöleni', 'tuzlu', 'poker', table, 'poker', ['cupcake', 'star'], 'confetti', 'dusk', ''],
  ['Çark Şov', 'salonEl', 'wheel', liveShow, 'wheel', ['microphone', 'star'], 'curtain', 'orchid', ''],
  ['Big Barn Wheel', 'oakmere', 'wheel', liveShow, 'wheel', ['sun', 'bell'], 'hills', 'meadow', ''],
  ['Aviator', 'ferahava', 'crash', crash, 'plane', ['star', 'coin'], 'sky', 'ember', ''],
  ['Roket 101', 'lodos', 'crash', crash, 'rocket', ['planet', 'star'], 'orbit', 'royal', ''],
  ['Balon Patlat', 'ferahava', 'crash', crash, 'balloon', ['kite', 'star'], 'sky', 'sea', 'new'],
  ['Kite Runaway', 'quillfin', 'crash', crash, 'kite', ['balloon', 'sun'], 'sky', 'meadow', ''],
  ['Lava Koşusu', 'darbuka', 'crash', crash, 'volcano', ['flame', 'ruby'], 'peaks', 'ember', ''],
  ['Şimşek Çarpan', 'norra', 'crash', crash, 'bolt', ['gem', 'drop'], 'stars', 'slate', 'new'],
  ['Çarkıfelek Bahçe', 'kestane', 'wheel', ['games'], 'wheel', ['tulip', 'bee'], 'woods', 'meadow', ''],
  ['Şans Çarkı', 'ferahava', 'wheel', ['games'], 'wheel', ['clover', 'star'], 'confetti', 'royal', ''],
  ['Mahalle Tombalası', 'kestane', 'bingo', bingo, 'bingoBalls', ['teaGlass', 'star'], 'lattice', 'ember', ''],
  ['Yılbaşı Tombalası', 'kestane', 'bingo', bingo, 'bingoBalls', ['snowflake', 'bell'], 'peaks', 'ice', ''],
  ['Bingo Harbour', 'maviFener', 'bingo', bingo, 'bingoBalls', ['lighthouse', 'anchor'], 'waves', 'sea', ''],
  ['Sugar Bingo', 'tuzlu', 'bingo', bingo, 'bingoBalls', ['candy', 'cupcake'], 'confetti', 'orchid', 'new'],
  ['Orman Bingo', 'norra', 'bingo', bingo, 'bingoBalls', ['mushroom', 'owl'], 'woods', 'forest', ''],
  ['Bingo Galaksi', 'lodos', 'bingo', bingo, 'bingoBalls', ['planet', 'rocket'], 'orbit', 'dusk', ''],
  ['Stüdyo Çarkı', 'lodos', 'wheel', tv, 'wheel', ['screen', 'microphone'], 'bokeh', 'dusk', ''],
  ['Ekran Ruleti', 'darbuka', 'roulette', tv, 'roulette', ['screen', 'chip'], 'stripes', 'night', ''],
  ['TV Tombala', 'sarnic', 'bingo', tv, 'bingoBalls', ['screen', 'star'], 'curtain', 'night', 'new'],
  ['Prime Time Wheel', 'quillfin', 'wheel', tv, 'wheel', ['screen', 'dice'], 'city', 'royal', ''],
  ['Kanal 21', 'piril', 'blackjack', tv, 'blackjack', ['screen', 'star'], 'bokeh', 'slate', ''],
];
