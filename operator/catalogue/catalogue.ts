import { foldText } from '~/lib/fold-text';
import type { CategorySlug } from './categories';
import type { CatalogueGame, GameKind, GameTheme } from './game';
import { slotRows, type SlotRow } from './slots';
import { studios, type Studio, type StudioKey } from './studios';
import { symbolSets } from './symbol-sets';
import { tableRows, type TableRow } from './tables';

/** Product number by kind of game. Games of one kind share it. */
const productNumbers: Record<GameKind, number> = {
  slot: 100,
  roulette: 210,
  blackjack: 220,
  baccarat: 230,
  poker: 240,
  crash: 310,
  wheel: 320,
  bingo: 410,
};

/** Every game, in the order of the lobby. */
export const games: readonly CatalogueGame[] = [...slotRows.map(fromSlotRow), ...tableRows.map(fromTableRow)];

const byCode = new Map(games.map((game) => [game.gameCode, game]));

export function findGame(gameCode: string): CatalogueGame | null {
  return byCode.get(gameCode) ?? null;
}

export function tilePath({ gameCode }: Pick<CatalogueGame, 'gameCode'>): string {
  return `/media/games/${gameCode}.svg`;
}

function fromSlotRow([title, studio, columns, family, hero, scene, palette, mark]: SlotRow): CatalogueGame {
  const [name, heroTint] = typeof hero === 'string' ? [hero, undefined] : hero;
  const others = symbolSets[family].filter((symbol) => symbol !== name);
  const slugs: CategorySlug[] = [
    'slot',
    ...(columns === 3 ? (['slot-classic'] as const) : (['slot-adventure'] as const)),
  ];
  if (mark === 'new') slugs.push('slot-new');
  if (mark === 'popular') slugs.push('slot-popular');
  const theme: GameTheme = { hero: name, scene, palette, ...(heroTint && { heroTint }) };
  return {
    ...listed(title, studio, 'slot', slugs, mark === 'new'),
    theme,
    reels: { columns, symbols: [name, ...others].slice(0, 8) },
  };
}

function fromTableRow([title, studio, kind, slugs, hero, emblem, scene, palette, mark]: TableRow): CatalogueGame {
  return { ...listed(title, studio, kind, slugs, mark === 'new'), theme: { hero, emblem, scene, palette } };
}

function listed(title: string, key: StudioKey, kind: GameKind, categories: readonly CategorySlug[], isNew: boolean) {
  const studio: Studio = studios[key];
  return {
    gameCode: `${studio.slug.split('-')[0] ?? ''}-${foldText(title).replace(/[^a-z0-9]+/g, '-')}`,
    title,
    studio,
    kind,
    isLive: categories.includes('live'),
    isNew,
    categories,
    productId: String(studio.id * 1000 + productNumbers[kind]),
    system: String(studio.id + 900),
  };
}
