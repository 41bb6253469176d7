import { formatMoney } from '../../app/lib/money';
import type { BonusModel, ModelBonus, ModelRow, OfferFacts } from './bonus-model';
import { decode } from './html';
import { listsIn } from './money-on-pages';

/** What pages in Turkish say of bonuses and money, and what they should say by the model. */

const money = (kurus: number) => formatMoney((kurus / 100).toFixed(2), 'tr');
const textOf = (html: string) =>
  decode(html.replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
const all = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = '']) => found);

/** The texts of the cells of a column, from the first row on. */
const column = (page: string, label: string) =>
  all(page, new RegExp(`<td\\b[^>]* data-label="${label}"[^>]*>([\\s\\S]*?)</td>`, 'g')).map(textOf);

/** The balances and their parts on a page, without repetitions: every place should say the same. */
export function moneyOn(page: string) {
  const balances = all(page, /<span[^>]* data-balance="">([^<]*)</g);
  const parts = listsIn(page, 'data-balance-parts').map((list) => JSON.stringify(list));
  return { balances: [...new Set(balances)], parts: [...new Set(parts)].map((list) => JSON.parse(list) as object) };
}

const partsOf = ({ cash, locked }: BonusModel) =>
  locked === 0 ? null : { 'Kendi paranız': money(cash), 'Bonus (kilitli)': money(locked) };

export function moneyOf(model: BonusModel) {
  const parts = partsOf(model);
  return { balances: [money(model.balance)], parts: parts ? [parts] : [] };
}

export const fundsIn = (page: string) => listsIn(page, 'data-funds');
export const fundsOf = (model: BonusModel) => [
  {
    'Çekilebilir tutar': money(model.cash),
    ...partsOf(model),
    ...(partsOf(model) && { Bakiye: money(model.balance) }),
  },
];

/** The offers that can be claimed by their ids, the bonuses under way in the page's order, and the past ones, newest first. */
export function bonusesOn(centre: string) {
  const cards = all(centre, /<article id="(bonus-\d+"[\s\S]*?)<\/article>/g);
  const past = /<section id="past"[\s\S]*?<\/section>/.exec(centre)?.[0] ?? '';
  const amounts = column(past, 'Tutar');
  const statuses = column(past, 'Durum');
  return {
    claimable: all(centre, /<button [^>]*id="claim-(\d+)"/g).toSorted(),
    active: cards.map((card) => ({
      title: textOf(/<h3[^>]*>(.*?)<\/h3>/.exec(card)?.[1] ?? ''),
      wagered: /₺[\d.,]+ \/ ₺[\d.,]+(?= çevrildi)/.exec(card)?.[0] ?? null,
      left: /<dt>Kalan bonus parası<\/dt>\s*<dd[^>]*>([^<]*)</.exec(card)?.[1],
      spins: Number(/(\d+) ücretsiz dönüş kaldı/.exec(card)?.[1] ?? 0),
    })),
    past: column(past, 'Bonus').map((title, row) => ({ title, amount: amounts[row], status: statuses[row] })),
  };
}

const STATUS = { 'under way': '', completed: 'Tamamlandı', cancelled: 'İptal edildi', expired: 'Süresi doldu' };

export function bonusesOf(
  { bonuses }: BonusModel,
  offers: readonly { readonly id: number | undefined; readonly eligible: boolean }[],
  titleOf: (facts: OfferFacts) => string | undefined,
) {
  const newest = bonuses.toReversed();
  const isActive = ({ status }: ModelBonus) => status === 'under way';
  const hasOpenStakes = ({ wagered, required }: ModelBonus) => wagered < required;
  const active = newest.filter(isActive);
  // Stakes count for the oldest bonus first.
  const inOrder = [...bonuses.filter(isActive).filter(hasOpenStakes), ...active.filter((one) => !hasOpenStakes(one))];
  return {
    claimable: offers
      .filter(({ eligible }) => eligible)
      .map(({ id }) => String(id))
      .toSorted(),
    active: inOrder.map(({ facts, wagered, required, money: left, spins }) => ({
      title: titleOf(facts),
      wagered: required === 0 ? null : `${money(wagered)} / ${money(required)}`,
      left: money(left),
      spins,
    })),
    past: newest
      .filter((bonus) => !isActive(bonus))
      .map(({ facts, amount, status }) => ({
        title: titleOf(facts),
        amount: money(amount),
        status: STATUS[status],
      })),
  };
}

/** The first page of the game history: amounts with the part that was bonus money, and the balances after them. */
export function roundsOn(page: string) {
  const balances = column(page, 'İşlem sonrası bakiye');
  return column(page, 'Tutar').map((amount, row) => ({ amount, balanceAfter: balances[row] }));
}

const ROWS_PER_PAGE = 20;

export const roundsOf = (history: readonly ModelRow[]) =>
  history.slice(0, ROWS_PER_PAGE).map(({ result, amount, bonusAmount, balanceAfter }) => ({
    amount: [
      `${result === 1 ? '+' : '−'}${money(amount)}`,
      ...(bonusAmount > 0 ? [`bonus parası: ${money(bonusAmount)}`] : []),
    ].join(' '),
    balanceAfter: money(balanceAfter),
  }));
