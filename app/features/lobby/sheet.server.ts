import type { Translation } from '~/i18n/translator.server';
import { formatWholeWithSymbol } from '~/lib/money';
import type { Facets } from './facets.server';
import { featureName } from './feature-name.server';
import { lobbyAddress, WHOLE, type LobbyView } from './lobby-view';

/** Choices of the filter sheet that are sent under one name. */
interface ChoiceGroup {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[];
}

/** A chosen filter, and the address of the lobby without it. */
interface Chip {
  readonly label: string;
  readonly href: string;
}

interface SheetOptions {
  readonly path: string;
  readonly view: LobbyView;
  readonly facets: Facets;
  readonly translation: Translation;
}

const GROUPS = ['provider', 'feature', 'volatility'] as const;

/** The filter sheet of a lobby; null when there is nothing to choose. */
export function sheetOf(options: SheetOptions) {
  const { facets, view, translation } = options;
  const { t } = translation;
  const groups = GROUPS.filter((name) => facets[name].length > 1).map((name) =>
    groupOf(name, t('lobby-server', name), options),
  );
  if (facets.hasSeats) {
    const free = { value: '1', label: t('lobby-server', 'freeSeats'), isChosen: view.seats };
    groups.push({ name: 'seats', legend: t('lobby-server', 'seats'), options: [free] });
  }
  const orders: { value: string; label: string }[] = facets.orders.map((order) => ({
    value: order,
    label: t('lobby-server', order),
  }));
  if (orders.length > 0) orders.unshift({ value: '', label: t('lobby-server', 'recommended') });
  return groups.length === 0 && orders.length === 0 ? null : { groups, orders, hasBets: facets.hasBets };
}

function groupOf(
  name: (typeof GROUPS)[number],
  legend: string,
  { facets, view, translation }: SheetOptions,
): ChoiceGroup {
  const options = facets[name].map((value) => ({
    value,
    label: labelOf(name, value, translation),
    isChosen: view[name].includes(value),
  }));
  return { name, legend, options };
}

function labelOf(name: (typeof GROUPS)[number], value: string, translation: Translation): string {
  if (name === 'feature') return featureName(value, translation);
  return name === 'volatility' ? translation.t('lobby-server', `volatility${value as '1'}`) : value;
}

/** The chosen filters in the order of the address, and the address without all of them. */
export function chipsOf({ path, view, translation }: Omit<SheetOptions, 'facets'>) {
  const { t, locale } = translation;
  const without = (part: Partial<LobbyView>) => lobbyAddress(path, { ...view, ...part, page: 1 });
  const money = (amount: string) => ({ amount: formatWholeWithSymbol(amount, locale, '₺') });
  const chips: Chip[] = GROUPS.flatMap((name) =>
    view[name].map((value) => {
      const level = labelOf(name, value, translation);
      const label = name === 'volatility' ? t('lobby-server', 'volatilityChip', { level }) : level;
      return { label, href: without({ [name]: view[name].filter((other) => other !== value) }) };
    }),
  );
  if (view.min !== null)
    chips.push({ label: t('lobby-server', 'minChip', money(view.min)), href: without({ min: null }) });
  if (view.max !== null)
    chips.push({ label: t('lobby-server', 'maxChip', money(view.max)), href: without({ max: null }) });
  if (view.seats) chips.push({ label: t('lobby-server', 'freeSeats'), href: without({ seats: false }) });
  const { category, sort } = view;
  return { chips, clear: lobbyAddress(path, { ...WHOLE, category, sort }) };
}
