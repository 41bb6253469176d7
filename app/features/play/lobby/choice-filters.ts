import type { Game } from '~/upstream/contract/casino';

interface ChoiceFilter {
  /** What a game has of it, as texts of an address. */
  readonly valuesOf: (game: Game) => readonly (string | number | null | undefined)[];
  /** Whether a game needs all of several chosen values, or one of them. */
  readonly needs: 'all' | 'one';
  /** The order of the choices; by default alphabetical in the player's language. */
  readonly order?: readonly string[];
  /** Only operators that describe their games (the capability `lobby-detail`) have it. */
  readonly isDetail?: true;
}

/** The filters, in the order of the form and of addresses. The key names the parameter, and the legend in `lobby-server`. */
export const CHOICE_FILTERS = {
  provider: { valuesOf: ({ providerName }) => [providerName], needs: 'one' },
  feature: { valuesOf: ({ features }) => features ?? [], needs: 'all', isDetail: true },
  volatility: {
    valuesOf: ({ volatility }) => [volatility],
    needs: 'one',
    order: ['1', '2', '3', '4', '5'],
    isDetail: true,
  },
} as const satisfies Record<string, ChoiceFilter>;

export type ChoiceName = keyof typeof CHOICE_FILTERS;

export const CHOICE_NAMES = Object.keys(CHOICE_FILTERS) as ChoiceName[];

export type Choices = Readonly<Record<ChoiceName, readonly string[]>>;

export const forEachChoice = <Value>(of: (name: ChoiceName, filter: ChoiceFilter) => Value) =>
  Object.fromEntries(CHOICE_NAMES.map((name) => [name, of(name, CHOICE_FILTERS[name])])) as Record<ChoiceName, Value>;

/** The values of a game as texts, each once; those that the operator does not say are left out. */
export const textsOf = ({ valuesOf }: ChoiceFilter, game: Game): readonly string[] => [
  ...new Set(valuesOf(game).flatMap((value) => (value == null ? [] : [String(value)]))),
];

/** Whether a game has the value. Without a list of its texts, because a filter asks it of every game. */
export const hasChoice = ({ valuesOf }: ChoiceFilter, game: Game, value: string): boolean =>
  valuesOf(game).some((own) => own != null && String(own) === value);
