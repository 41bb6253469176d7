import { NotificationType } from '~/upstream/contract/values';
import { SPORTS } from '../../bonuses/contributions';
import { noticeTexts } from '../../messages';
import type { LimitRefusal } from '../../limits/limits';
import { formatMoney, toMinor } from '../../money';
import type { Services } from '../../services';
import type { Wager } from '../../store/wagers';
import type { Store } from '../../store/store';
import { findMatch, winningPick } from './book';
import { findFixture } from './fixtures';

export const STAKE_LIMITS = { minMinor: 1_000, maxMinor: 2_500_000, maxPayoutMinor: 50_000_000 };

/** The fields of a bet slip's form. Untrusted. */
export interface SlipForm {
  readonly slip: string;
  readonly event: string;
  readonly market: string;
  readonly pick: string;
  /** The odds that the player saw, in hundredths. */
  readonly odds: number;
  readonly stake: string;
}

export type Refusal =
  | 'closed'
  | 'oddsChanged'
  | 'stakeInvalid'
  | 'stakeTooLow'
  | 'stakeTooHigh'
  | 'payoutTooHigh'
  | 'balanceTooLow'
  | 'limited';

export type PlaceBetResult =
  { placed: Wager } | { refused: Exclude<Refusal, 'limited'> } | { refused: 'limited'; by: LimitRefusal };

interface PlacingOptions {
  readonly now?: number;
  /** Refuses a stake (kuruş) that the player's limits do not allow. */
  readonly checkStake?: (playerId: number, stakeMinor: number) => LimitRefusal | null;
}

/**
 * Places a single bet and takes its stake in one transaction, at most once per slip: a used slip returns its bet. The
 * odds must still be the odds that the player saw.
 */
export function placeBet(
  store: Store,
  playerId: number,
  form: SlipForm,
  { now = store.now(), checkStake }: PlacingOptions = {},
): PlaceBetResult {
  return store.transaction(() => {
    const placed = store.wagers.findBySlip(playerId, form.slip);
    if (placed) return { placed };
    const match = findMatch(form.event, store.wagers.seed, now);
    const offer = match?.offers.find(({ id }) => id === form.market)?.picks.find(({ id }) => id === form.pick);
    if (!match || !offer?.odds) return { refused: 'closed' };
    if (offer.odds !== form.odds) return { refused: 'oddsChanged' };
    const stakeMinor = parseStake(form.stake);
    const invalid = validateStake(stakeMinor, offer.odds);
    if (stakeMinor === null || invalid) return { refused: invalid ?? 'stakeInvalid' };
    const plan = store.wallet.plan({ playerId, categories: SPORTS }, stakeMinor);
    if (!plan) return { refused: 'balanceTooLow' };
    const by = checkStake?.(playerId, stakeMinor);
    if (by) return { refused: 'limited', by };
    const wager = store.wagers.place({
      playerId,
      slip: form.slip,
      eventId: form.event,
      market: form.market,
      pick: form.pick,
      oddsHundredths: offer.odds,
      stakeMinor,
      endsAt: match.endsAt,
      placedAt: now,
    });
    store.wallet.stake(plan, { playerId, reference: referenceOf(wager.id), at: now });
    return { placed: wager };
  });
}

/** Parses a stake with a decimal comma or point into kuruş; null if it is no amount. */
const parseStake = (text: string) => toMinor(text.trim().replace(',', '.'));

function validateStake(stakeMinor: number | null, odds: number): Exclude<Refusal, 'limited'> | null {
  if (stakeMinor === null) return 'stakeInvalid';
  if (stakeMinor < STAKE_LIMITS.minMinor) return 'stakeTooLow';
  if (stakeMinor > STAKE_LIMITS.maxMinor) return 'stakeTooHigh';
  return payoutOf(stakeMinor, odds) > STAKE_LIMITS.maxPayoutMinor ? 'payoutTooHigh' : null;
}

/** Stake times odds in kuruş, rounded down. */
export const payoutOf = (stakeMinor: number, oddsHundredths: number) => Math.floor((stakeMinor * oddsHundredths) / 100);

/** The reference of a bet's ledger rows. */
export const referenceOf = (wagerId: number) => `wager:${wagerId}`;

const SETTLED_AT_ONCE = 500;

type SettlingServices = Pick<Services, 'store' | 'notifier' | 'bonusNews'>;

/**
 * Settles every bet whose match has ended, each in its own transaction with its payout. Called on a timer and before
 * each read of bets.
 */
export function settleDueBets(services: SettlingServices, now = services.store.now()): void {
  for (const wager of services.store.wagers.due(now, SETTLED_AT_ONCE)) settle(services, wager, now);
}

function settle({ store, notifier, bonusNews }: SettlingServices, wager: Wager, now: number): void {
  const { id, playerId, stakeMinor } = wager;
  const status = resultOf(wager, store.wagers.seed);
  const payoutMinor = { won: payoutOf(stakeMinor, wager.oddsHundredths), void: stakeMinor, lost: 0 }[status];
  const settled = store.transaction(() => {
    if (!store.wagers.settle(id, status, payoutMinor, now)) return false;
    store.wallet.settle({
      playerId,
      reference: referenceOf(id),
      winReference: `${referenceOf(id)}:paid`,
      stakeMinor,
      winMinor: payoutMinor,
      at: now,
      decidedAt: Math.min(now, wager.endsAt),
      isVoid: status === 'void',
    });
    return true;
  });
  if (settled) bonusNews.noteSettled(playerId);
  if (settled && status === 'won') {
    const texts = noticeTexts('betWon', (locale) => ({ amount: formatMoney(payoutMinor, locale) }));
    notifier.notify(playerId, { type: NotificationType.System, ...texts });
  }
}

/**
 * The result of a bet. Void if this version of the catalogue does not contain the match, or if the market was not
 * played.
 */
function resultOf({ eventId, market, pick }: Wager, seed: string): 'won' | 'lost' | 'void' {
  const fixture = findFixture(eventId, seed);
  const winner = fixture && winningPick(fixture, market);
  if (!winner) return 'void';
  return winner === pick ? 'won' : 'lost';
}

const SETTLE_EVERY_MS = 5_000;

/** Settles bets and ends expired bonuses on a timer, for players who are offline. Returns a function that stops it. */
export function settleInBackground(services: SettlingServices): () => void {
  const timer = setInterval(() => {
    try {
      settleDueBets(services);
      services.bonusNews.refreshAll();
    } catch (error) {
      // The bets stay open for the next attempt; a read by a player also settles them.
      console.error('operator: bets were not settled', error);
    }
  }, SETTLE_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
