import { typedBetsFrom, type Bets } from './bets';
import { CHOICE_NAMES, forEachChoice, type Choices } from './choice-filters';
import { pageFrom } from '~/lib/page-number';

/** The orders beside the operator's own, in which games are shown when the address names none. */
export const ORDERS = ['az', 'new', 'popular', 'jackpot'] as const;
export type Order = (typeof ORDERS)[number];

/** The part of a lobby that an address selects: of each choice filter the chosen values, the bets, and these. */
export interface LobbyView extends Bets, Choices {
  /** The first slug of a category; null for the whole lobby. */
  readonly category: string | null;
  /** Live tables with a free seat only. */
  readonly seats: boolean;
  /** Null for the operator's order. */
  readonly sort: Order | null;
  /** Number of batches shown, from 1. */
  readonly page: number;
}

export const WHOLE: LobbyView = {
  ...forEachChoice(() => []),
  ...{ category: null, min: null, max: null, seats: false, sort: null, page: 1 },
};

const NAMES = ['category', ...CHOICE_NAMES, 'min', 'max', 'seats', 'sort', 'page'];

/** The parameters of an address that select games, as they are spelt. */
export const spellingOf = (query: URLSearchParams) =>
  new URLSearchParams([...query].filter(([name]) => NAMES.includes(name))).toString();

/**
 * One spelling for each view, because cached pages are keyed by address; the filter form's fields have the same order. @param
 * bets as they were typed, where they are not those of the view
 */
export function queryOf(view: LobbyView, { min, max }: Bets = view): string {
  const { category, seats, sort, page } = view;
  return new URLSearchParams([
    ...(category === null ? [] : [['category', category]]),
    ...CHOICE_NAMES.flatMap((name) => view[name].map((value) => [name, value])),
    ...(seats ? [['seats', '1']] : []),
    ...(sort === null ? [] : [['sort', sort]]),
    ...(min === null ? [] : [['min', min]]),
    ...(max === null ? [] : [['max', max]]),
    ...(page > 1 ? [['page', String(page)]] : []),
  ]).toString();
}

export function lobbyAddress(path: string, view: LobbyView, bets: Bets = view): string {
  const query = queryOf(view, bets);
  return query ? `${path}?${query}` : path;
}

/** Longer lists are cut: no form sends them. */
const MAX_VALUES = 50;

/** Reads the view of an address. Its values can be any text: `knownPartOf` leaves out those that mean nothing. */
export function viewFrom(query: URLSearchParams): LobbyView {
  const sort = query.get('sort');
  return {
    category: query.get('category') || null,
    ...forEachChoice((name) => [...new Set(query.getAll(name).slice(0, MAX_VALUES))].filter((value) => value)),
    ...typedBetsFrom(query).bets,
    seats: query.get('seats') === '1',
    sort: ORDERS.find((order) => order === sort) ?? null,
    page: pageFrom(query.get('page')),
  };
}
