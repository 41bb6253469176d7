import { formatMoney, isPositive } from '~/lib/money';
import { showValue, type ValueLabel } from '~/features/money/history/history-words';
import { forfeitPath } from './bonus-paths';
import type { CountedGames } from './game-links.server';
import type { Bonus } from './is-active';
import { termsPath, type OfferContext } from './offer-view.server';
import { timeLeft } from './time-left.server';
import { wagerProgressOf, type WagerProgress } from './wager-progress';

/** A bonus under way, as the player reads it. */
export interface ActiveView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly status: ValueLabel;
  /** Null where nothing must be staked, or the operator does not say it. */
  readonly progress: WagerProgress | null;
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly freeSpins: FreeSpins | null;
  readonly games: readonly CountedGames[];
  readonly terms: string | null;
  /** The page that asks before the bonus is given up; null where it cannot be. */
  readonly forfeit: string | null;
}

export interface FreeSpins {
  /** How many are left, in words. */
  readonly text: string;
  /** The game that they are for; null where no lobby has it. */
  readonly game: { readonly name: string; readonly href: string } | null;
}

export function activeView(bonus: Bonus, { page: { translation, zone }, links, now }: OfferContext): ActiveView {
  const { t, locale } = translation;
  const { amount, remaining, expiresAt } = bonus;
  const money = (decimal: string) => formatMoney(decimal, locale);
  const facts = [
    ['amount', isPositive(amount) && money(amount)],
    ['remaining', remaining != null && money(remaining)],
    ['expires', expiresAt !== null && timeLeft(expiresAt, now, translation, zone)],
  ] as const;
  return {
    id: String(bonus.id),
    title: bonus.title,
    description: bonus.description,
    status: showValue(translation.copy('history-words'), 'processStatus', bonus.status),
    progress: wagerProgressOf(bonus, locale),
    facts: facts.flatMap(([name, text]) => (text === false ? [] : [{ name: t('bonuses-server', name), text }])),
    freeSpins: bonus.freeSpins ? freeSpinsOf(bonus.freeSpins, { t, links }) : null,
    games: links.countedGames(bonus),
    terms: termsPath(bonus),
    forfeit: bonus.forfeitable === true ? forfeitPath(bonus.id) : null,
  };
}

function freeSpinsOf(
  { gameCode, left }: NonNullable<Bonus['freeSpins']>,
  { t, links }: Pick<OfferContext, 'links'> & Pick<OfferContext['page']['translation'], 't'>,
): FreeSpins | null {
  return left === 0 ? null : { text: t('bonuses-server', 'freeSpins', { count: left }), game: links.gameOf(gameCode) };
}
