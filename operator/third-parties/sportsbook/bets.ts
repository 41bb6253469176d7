import { NotificationType } from '~/upstream/contract/values';
import { SPORTS } from '../../bonuses/contributions';
import { noticeTexts } from '../../messages';
import type { LimitRefusal } from '../../limits/limits';
import { formatMoney, toMinor } from '../../money';
import type { Services } from '../../services';
import type { Leg, LegResult, Wager } from '../../store/wagers';
import type { Store } from '../../store/store';
import { priceOf, winningPick, type BookPick } from './book';
import { findFixture } from './fixtures';
import { maxStakeOf, payoutOf, STAKE_LIMITS } from './payout';

/** What the player sends to place a bet. Untrusted. */
export interface BetForm {
  /** Names the intent: it places one bet. */
  readonly slip: string;
  readonly picks: readonly SeenPick[];
  /** How many picks each combination has. Default: all. */
  readonly size?: number;
  /** Each pick is a bet of its own, with that stake. */
  readonly isSingles?: boolean;
  readonly stake: string | number;
  /** Which odds are accepted beside those that the player saw. Default: none. */
  readonly accept?: 'none' | 'higher' | 'any';
  readonly wallet?: 'real' | 'bonus' | undefined;
}

export interface SeenPick extends BookPick {
  /** The odds that the player saw, in hundredths. */
  readonly odds: number;
}

export type Refusal =
  | 'closed'
  | 'suspended'
  | 'oddsChanged'
  | 'conflict'
  | 'stakeInvalid'
  | 'stakeTooLow'
  | 'stakeTooHigh'
  | 'payoutTooHigh'
  | 'balanceTooLow';

export type PlaceBetResult<By = LimitRefusal> =
  { placed: Wager } | { refused: Refusal } | { refused: 'limited'; by: By };

interface PlacingOptions<By> {
  readonly now?: number;
  /** Refuses a stake (kuruş) for a reason outside the book, such as the player's limits. Asked last. */
  readonly check?: (playerId: number, stakeMinor: number) => By | null;
}

/** The pairs of picks that cannot be in one bet, because they are of one match, by their places. */
export function conflictsOf(picks: readonly BookPick[]): [number, number][] {
  return picks.flatMap(({ event }, place) =>
    picks.flatMap((other, later): [number, number][] =>
      later > place && other.event === event ? [[place, later]] : [],
    ),
  );
}

/**
 * Places a bet, or several singles, and takes the stakes in one transaction, at most once per slip: a used slip returns
 * its bet, of several the first. The odds must be those that the player saw or accepts.
 */
export function placeBet<By = LimitRefusal>(
  store: Store,
  playerId: number,
  { slip, picks, isSingles = false, size = isSingles ? 1 : picks.length, stake, accept = 'none', wallet }: BetForm,
  { now = store.now(), check }: PlacingOptions<By> = {},
): PlaceBetResult<By> {
  return store.transaction(() => {
    const placed = store.wagers.findBySlip(playerId, slip);
    if (placed) return { placed };
    const legs = [];
    for (const { odds: seen, event: eventId, market, pick } of picks) {
      const price = priceOf({ event: eventId, market, pick }, store.wagers.seed, now);
      if (!price) return { refused: 'closed' };
      const { odds, endsAt } = price;
      if (odds === null) return { refused: 'suspended' };
      const isAccepted = odds === seen || accept === 'any' || (accept === 'higher' && odds > seen);
      if (!isAccepted) return { refused: 'oddsChanged' };
      legs.push({ eventId, market, pick, oddsHundredths: odds, endsAt });
    }
    if (!isSingles && conflictsOf(picks).length > 0) return { refused: 'conflict' };
    const bets = isSingles ? legs.map((leg) => [leg]) : [legs];
    const stakeMinor = parseStake(stake);
    const [invalid] = bets.flatMap((bet) => validateStake(stakeMinor, oddsOf(bet), size) ?? []);
    if (stakeMinor === null || invalid) return { refused: invalid ?? 'stakeInvalid' };
    const planFor = (minor: number) => store.wallet.plan({ playerId, categories: SPORTS, only: wallet }, minor);
    const wholeMinor = stakeMinor * bets.length;
    if (!planFor(wholeMinor)) return { refused: 'balanceTooLow' };
    const by = check?.(playerId, wholeMinor);
    if (by) return { refused: 'limited', by };
    const [first] = bets.map((bet, at) => {
      const plan = planFor(stakeMinor);
      if (!plan) throw new Error('The stakes of singles are not there one by one');
      const key = at === 0 ? slip : `${slip} ${at + 1}`;
      const wager = store.wagers.place({ playerId, slip: key, legs: bet, size, stakeMinor, placedAt: now });
      store.wallet.stake(plan, { playerId, reference: referenceOf(wager.id), at: now });
      return wager;
    });
    return first ? { placed: first } : { refused: 'closed' };
  });
}

/** Parses a stake with a decimal comma or point into kuruş; null if it is no amount. */
export const parseStake = (stake: string | number) => toMinor(String(stake).trim().replace(',', '.'));

function validateStake(stakeMinor: number | null, odds: readonly number[], size: number): Refusal | null {
  if (stakeMinor === null) return 'stakeInvalid';
  if (stakeMinor < STAKE_LIMITS.minMinor) return 'stakeTooLow';
  if (stakeMinor > STAKE_LIMITS.maxMinor) return 'stakeTooHigh';
  return stakeMinor > maxStakeOf(odds, size) ? 'payoutTooHigh' : null;
}

/** What the legs are worth in hundredths: their odds, nothing where they are lost, the stake where they are void. */
export const oddsOf = (legs: readonly { readonly oddsHundredths: number; readonly result?: LegResult | null }[]) =>
  legs.map(({ oddsHundredths, result }) => (result === 'lost' ? 0 : result === 'void' ? 100 : oddsHundredths));

/** The reference of a bet's ledger rows. */
export const referenceOf = (wagerId: number) => `wager:${wagerId}`;

const SETTLED_AT_ONCE = 500;

type SettlingServices = Pick<Services, 'store' | 'notifier' | 'bonusNews' | 'capabilities'>;

/**
 * Settles every leg whose match has ended, and each bet that is decided in a transaction with its payout. Called on a
 * timer and before each read of bets.
 */
export function settleDueBets(services: SettlingServices, now = services.store.now()): void {
  for (const wager of services.store.wagers.due(now, SETTLED_AT_ONCE)) settle(services, wager, now);
}

function settle({ store, notifier, bonusNews, capabilities }: SettlingServices, wager: Wager, now: number): void {
  const { id, playerId, stakeMinor, size } = wager;
  const ended = wager.legs.filter(({ endsAt }) => endsAt <= now);
  const waiting = wager.legs.filter(({ endsAt }) => endsAt > now);
  const results = ended.map((leg) => ({ ...leg, result: leg.result ?? resultOf(leg, store.wagers.seed) }));
  const payoutMinor = payoutOf(stakeMinor, oddsOf([...results, ...waiting]), size);
  // A bet that cannot win any more is lost before its last match.
  const isOpen = waiting.length > 0 && payoutMinor > 0;
  const isVoid = !isOpen && results.every(({ result }) => result === 'void');
  const status = payoutMinor === 0 ? 'lost' : isVoid ? 'void' : 'won';
  const settled = store.transaction(() => {
    for (const leg of results) store.wagers.settleLeg(leg.id, leg.result);
    if (isOpen) store.wagers.wait(id, Math.min(...waiting.map(({ endsAt }) => endsAt)));
    if (isOpen || !store.wagers.settle(id, status, payoutMinor, now)) return false;
    store.wallet.settle({
      playerId,
      reference: referenceOf(id),
      winReference: `${referenceOf(id)}:paid`,
      stakeMinor,
      winMinor: payoutMinor,
      at: now,
      decidedAt: Math.max(...ended.map(({ endsAt }) => endsAt)),
      isVoid,
    });
    return true;
  });
  if (settled) bonusNews.noteSettled(playerId);
  if (settled) notifier.noteSettledBet(playerId, id);
  if (settled && status === 'won') {
    const texts = noticeTexts('betWon', (locale) => ({ amount: formatMoney(payoutMinor, locale) }));
    // Without the capability there is no page of the bet.
    const subject = capabilities.has('bets') ? ({ about: 'bets', reference: String(id) } as const) : {};
    notifier.notify(playerId, { type: NotificationType.System, ...texts, ...subject });
  }
}

/**
 * The result of a leg whose match has ended. Void if this version of the catalogue does not contain the match, or if the
 * market was not played.
 */
export function resultOf({ eventId, market, pick }: Leg, seed: string): LegResult {
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
