import { foldText } from '~/lib/fold-text';
import type { CategorySlug } from './categories';
import type { CatalogueGame, GameKind } from './game';
import slotRows from './slots.json' with { type: 'json' };
import { studios, type StudioKey } from './studios';
import symbolSets from './symbol-sets.json' with { type: 'json' };
import tableRows from './tables.json' with { type: 'json' };

interface Row {
  readonly title: string;
  readonly studio: StudioKey;
  readonly hero: string;
  readonly mark?: 'new' | 'popular';
}

interface SlotRow extends Row {
  readonly columns: 3 | 5;
  readonly symbols: keyof typeof symbolSets;
}

/** A game that is not a slot. Its categories say whether it is live. */
interface TableRow extends Row {
  readonly kind: Exclude<GameKind, 'slot'>;
  readonly categories: readonly CategorySlug[];
  readonly emblem?: string;
}

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
export const games: readonly CatalogueGame[] = [
  ...(slotRows as SlotRow[]).map(fromSlotRow),
  ...(tableRows as TableRow[]).map(fromTableRow),
];

const byCode = new Map(games.map((game) => [game.gameCode, game]));

export function findGame(gameCode: string): CatalogueGame | null {
  return byCode.get(gameCode) ?? null;
}

export function tilePath({ gameCode }: Pick<CatalogueGame, 'gameCode'>): string {
  return `/media/games/${gameCode}.svg`;
}

function fromSlotRow(row: SlotRow): CatalogueGame {
  const { columns, symbols, hero, mark } = row;
  // The hero comes before its family. It may be there in another colour.
  const others = symbolSets[symbols].filter((symbol) => symbol !== hero && !hero.startsWith(`${symbol}-`));
  const slugs: CategorySlug[] = ['slot', columns === 3 ? 'slot-classic' : 'slot-adventure'];
  if (mark) slugs.push(`slot-${mark}`);
  return { ...listed(row, 'slot', slugs), reels: { columns, symbols: [hero, ...others].slice(0, 8) } };
}

function fromTableRow(row: TableRow): CatalogueGame {
  return { ...listed(row, row.kind, row.categories), ...(row.emblem !== undefined && { emblem: row.emblem }) };
}

function listed({ title, studio: key, hero, mark }: Row, kind: GameKind, categories: readonly CategorySlug[]) {
  const studio = studios[key];
  return {
    gameCode: `${studio.slug.split('-')[0] ?? ''}-${foldText(title).replace(/[^a-z0-9]+/g, '-')}`,
    title,
    studio,
    kind,
    isLive: categories.includes('live'),
    isNew: mark === 'new',
    categories,
    hero,
    productId: String(studio.id * 1000 + productNumbers[kind]),
    system: String(studio.id + 900),
  };
}
