import type { Translation } from '~/i18n/translator.server';
import { formatWholeMoney } from '~/lib/money';
import type { TypedBets } from './bets';
import { CHOICE_NAMES, type ChoiceName } from './choice-filters';
import type { FacetCounts } from './facet-counts.server';
import type { Facets } from './facets.server';
import { featureName } from './feature-name.server';
import { lobbyAddress, WHOLE, type LobbyView } from './lobby-view';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  /** How many games it has beside the filters of the other groups. */
  readonly count?: number;
}

interface ChoiceGroup {
  readonly name: string;
  readonly type: 'checkbox' | 'radio';
  readonly legend: string;
  readonly options: readonly Choice[];
}

interface FilterOptions {
  readonly path: string;
  readonly view: LobbyView;
  readonly facets: Facets;
  readonly counts: FacetCounts;
  /** Null where no game says which bets it takes. */
  readonly bets: TypedBets | null;
  /** How many games the view has. */
  readonly total: number;
  readonly translation: Translation;
}

export function describeFilters(options: FilterOptions) {
  const { facets, view, translation } = options;
  const { t } = translation;
  const groups = CHOICE_NAMES.filter((name) => facets[name].length > 1).map((name) =>
    groupOf(name, t('lobby-server', name), options),
  );
  if (facets.hasSeats) {
    const free = { value: '1', label: t('lobby-server', 'freeSeats'), isChosen: view.seats };
    groups.push({ name: 'seats', type: 'checkbox', legend: t('lobby-server', 'seats'), options: [free] });
  }
  if (facets.orders.length > 0) {
    const orders = [null, ...facets.orders].map((order) => ({
      value: order ?? '',
      label: t('lobby-server', order ?? 'recommended'),
      isChosen: view.sort === order,
    }));
    groups.push({ name: 'sort', type: 'radio', legend: t('lobby-server', 'sort'), options: orders });
  }
  if (groups.length === 0) return null;
  const bets = betFieldsOf(options);
  return {
    groups,
    bets,
    isOpen: bets.some(({ problem }) => problem),
    show: t('lobby-server', 'show', { count: options.total }),
    clear: clearLink(options),
  };
}

/** The fields for the range of bets, with what is wrong with the typed ones. */
function betFieldsOf({ bets, translation: { t } }: FilterOptions) {
  if (bets === null) return [];
  return (['min', 'max'] as const).map((name) => {
    const problem = bets.problems[name];
    // A page that arrives with a problem shows it: on a phone the field is below the screen.
    const isFirst = name === 'min' || bets.problems.min === null;
    return {
      name,
      input: {
        defaultValue: bets.typed[name] ?? '',
        ...(problem && { 'aria-invalid': true, 'aria-describedby': `bet-${name}`, autoFocus: isFirst }),
      },
      problem: problem && t('lobby-server', problem),
    };
  });
}

function groupOf(name: ChoiceName, legend: string, { facets, counts, view, translation }: FilterOptions): ChoiceGroup {
  const options = facets[name].map((value) => ({
    value,
    label: labelOf(name, value, translation),
    isChosen: view[name].includes(value),
    count: counts[name].get(value) ?? 0,
  }));
  return { name, type: 'checkbox', legend, options };
}

function labelOf(name: ChoiceName, value: string, translation: Translation): string {
  if (name === 'feature') return featureName(value, translation);
  return name === 'volatility' ? translation.t('lobby-server', `volatility${value as '1'}`) : value;
}

type ViewOptions = Pick<FilterOptions, 'path' | 'view' | 'translation'>;

/** Keeps the category and the order. */
const clearLink = ({ path, view: { category, sort }, translation }: ViewOptions) => ({
  label: translation.t('lobby-server', 'clear'),
  href: lobbyAddress(path, { ...WHOLE, category, sort }),
});

export function chipsOf(options: ViewOptions) {
  const { path, view, translation } = options;
  const { t, locale } = translation;
  const chip = (label: string, part: Partial<LobbyView>) => ({
    label: `${label} ×`,
    href: lobbyAddress(path, { ...view, ...part, page: 1 }),
    isCurrent: false,
  });
  const money = (amount: string) => ({ amount: formatWholeMoney(amount, locale) });
  const chips = CHOICE_NAMES.flatMap((name) =>
    view[name].map((value) => {
      const level = labelOf(name, value, translation);
      const label = name === 'volatility' ? t('lobby-server', 'volatilityChip', { level }) : level;
      return chip(label, { [name]: view[name].filter((other) => other !== value) });
    }),
  );
  if (view.seats) chips.push(chip(t('lobby-server', 'freeSeats'), { seats: false }));
  if (view.min !== null) chips.push(chip(t('lobby-server', 'minChip', money(view.min)), { min: null }));
  if (view.max !== null) chips.push(chip(t('lobby-server', 'maxChip', money(view.max)), { max: null }));
  // One link takes away a single filter.
  return chips.length < 2 ? chips : [...chips, { ...clearLink(options), isCurrent: false }];
}
