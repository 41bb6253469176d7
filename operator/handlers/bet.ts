import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { pricedPick } from '~/upstream/contract/bet';
import type { CallRequest, RefusalCode } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import { accept, refuse, requireCapability, type CallContext, type GroupHandlers } from '../call-handler';
import { refuseByLimit } from '../limits/limit-texts';
import { contentLocale, translate, type Locale } from '../messages';
import { formatMoney, toDecimal, toMinor } from '../money';
import { runIdempotent } from '../payments/idempotency';
import { refuseWithoutCode } from '../second-factor/require-code';
import { rowId } from '../row-id';
import type { Player } from '../store/players';
import type { Leg, LegResult, Wager } from '../store/wagers';
import {
  conflictsOf,
  oddsOf,
  parseStake,
  placeBet,
  referenceOf,
  resultOf,
  settleDueBets,
  type Refusal,
  type SeenPick,
} from '../third-parties/sportsbook/bets';
import { findMatch, priceOf, winningPick, type BookPick, type Match } from '../third-parties/sportsbook/book';
import { cashOut, offerCashOut, type Offer } from '../third-parties/sportsbook/cash-out';
import { findFixture } from '../third-parties/sportsbook/fixtures';
import { betRefusalText, marketName, matchName, oddsText, pickName } from '../third-parties/sportsbook/formatting';
import { isBetId } from '../third-parties/sportsbook/model';
import { maxStakeOf, payoutOf, STAKE_LIMITS, totalOddsOf } from '../third-parties/sportsbook/payout';
import { fromUtcTime, toUtcTime } from '../utc-time';

/** Round stakes to press. */
const STAKE_AMOUNTS = ['50', '100', '250', '500'];

type Asked = CallRequest<Contract['slip']['quote']>;

/** Stakes from here on need a code of a player's second factor, in kuruş. */
const CODE_FROM_MINOR = 1_000_000;

export const slipHandlers: GroupHandlers<'slip'> = {
  quote(asked, context) {
    requireBettor(context);
    const size = sizeOf(asked);
    return size === null ? refuseKind(context) : accept(quoteOf(asked, size, context));
  },
};

export const betHandlers: GroupHandlers<'bet'> = {
  place({ code, ...asked }, context) {
    const player = requireBettor(context);
    const { store, limits, locale, idempotencyKey: key } = context;
    const request = { call: 'bet/place', ...asked };
    return runIdempotent({ store, playerId: player.id, locale, key, request }, () => {
      const exclusion = limits.exclusionRefusal(player.id);
      if (exclusion) return refuseByLimit(exclusion, limits.policy, locale);
      const size = sizeOf(asked);
      if (size === null) return refuseKind(context);
      const { stake, accept: accepted, wallet } = asked;
      const slip = {
        slip: key ?? randomUUID(),
        picks: asked.picks.map(toSeen),
        size,
        isSingles: asked.kind === 'single',
      };
      const form = { ...slip, stake, accept: accepted, wallet };
      const check = (playerId: number, stakeMinor: number) => {
        const limit = limits.playRefusal(playerId, stakeMinor);
        if (limit) return refuseByLimit(limit, limits.policy, locale);
        return stakeMinor < CODE_FROM_MINOR ? null : refuseWithoutCode(context, player, code);
      };
      const placing = placeBet(store, player.id, form, { check });
      if ('placed' in placing) return accept(factsOf(placing.placed), translate(locale, 'betPlaced'));
      if (placing.refused === 'limited') return placing.by;
      const { picks, min, max } = quoteOf(asked, size, context);
      return {
        ...refuse(betRefusalText(placing.refused, locale)),
        ...reasons[placing.refused],
        data: { picks, min, max },
      };
    });
  },

  list({ state, from, to, skip, take }, context) {
    const { id: playerId } = requireBettor(context);
    const { store, locale } = context;
    const [start, end] = [from, to].map((moment) => (moment === undefined ? undefined : fromUtcTime(moment)));
    if (start === null || end === null) return refuse(translate(locale, 'badPeriod'));
    settleDueBets(context);
    const filter = { isOpen: state === 'all' ? undefined : state === 'open', from: start, to: end };
    const items = store.wagers.list(playerId, filter, { skip, take }).map((wager) => toBet(wager, context));
    return accept({ total: store.wagers.count(playerId, filter), items });
  },

  detail({ id }, context) {
    const wager = findBet(id, context);
    if (!wager) return refuseUnknown(context);
    const { status, placedAt, settledAt } = wager;
    const placed = { state: 'open' as const, at: toUtcTime(placedAt) };
    const settled = settledAt === null ? [] : [{ state: status, at: toUtcTime(settledAt) }];
    const legs = wager.legs.map((leg) => toLeg(leg, context));
    return accept({ ...toBet(wager, context), legs, history: [placed, ...settled] });
  },

  cashoutquote({ id }, context) {
    const wager = findBet(id, context);
    if (!wager) return refuseUnknown(context);
    const offer = wager.status === 'open' ? offerCashOut(context.store, wager) : null;
    return offer ? accept(toOffer(offer)) : refuseOffer(wager, context);
  },

  cashout({ id, amount }, context) {
    const { id: playerId } = requireBettor(context);
    const { store, locale, idempotencyKey: key, bonusNews, notifier } = context;
    settleDueBets(context);
    const request = { call: 'bet/cashout', id, amount };
    const answer = runIdempotent<undefined>({ store, playerId, locale, key, request }, () => {
      const wager = store.wagers.find(playerId, rowId(id));
      if (!wager) return refuseUnknown(context);
      const amountMinor = toMinor(amount) ?? 0;
      if (wager.status === 'open' && cashOut(store, wager, amountMinor))
        return accept(undefined, translate(locale, 'bet.cashedOut', { amount: formatMoney(amountMinor, locale) }));
      const offer = wager.status === 'open' ? offerCashOut(store, wager) : null;
      if (!offer) return refuseOffer(wager, context);
      const changed = translate(locale, 'bet.offerChanged', { amount: formatMoney(offer.amountMinor, locale) });
      return { ...refuse(changed, 'amount'), code: 'offer-changed', data: toOffer(offer) };
    });
    if (answer.success) {
      bonusNews.noteSettled(playerId);
      notifier.noteSettledBet(playerId, rowId(id));
    }
    return answer;
  },
};

const toOffer = ({ amountMinor, until }: Offer) => ({ amount: toDecimal(amountMinor), until: toUtcTime(until) });

/** Why an own bet cannot be paid out now. */
function refuseOffer({ status }: Wager, { locale }: CallContext) {
  const isOver = status !== 'open';
  const code: RefusalCode = isOver ? 'ended' : 'suspended';
  return { ...refuse(translate(locale, isOver ? 'bet.over' : 'bet.noOffer')), code };
}

/** @throws {NotOffered} without the capability */
function requireBettor(context: CallContext): Player {
  requireCapability(context, 'bets');
  return context.requirePlayer();
}

const refuseUnknown = ({ locale }: CallContext) => ({
  ...refuse(translate(locale, 'noSuchBet')),
  code: 'not-found' as const,
});

function findBet(id: string | number, context: CallContext): Wager | null {
  const { id: playerId } = requireBettor(context);
  settleDueBets(context);
  return context.store.wagers.find(playerId, rowId(id));
}

const refuseKind = ({ locale }: CallContext) => refuse(translate(locale, 'bet.kind'), 'kind');

const limited = { code: 'stake-limit', field: 'stake' } as const;
const reasons: Readonly<Record<Refusal, { readonly code?: RefusalCode; readonly field?: string }>> = {
  ...{ closed: { code: 'suspended' }, suspended: { code: 'suspended' }, oddsChanged: { code: 'odds-changed' } },
  ...{ stakeTooLow: limited, stakeTooHigh: limited, payoutTooHigh: limited },
  ...{ stakeInvalid: { field: 'stake' }, balanceTooLow: { field: 'stake' }, conflict: { field: 'picks' } },
};

function factsOf({ id, slip, status: state, legs, size, stakeMinor, payoutMinor }: Wager) {
  // Singles that were placed together have one reference: a key has no spaces.
  const [reference = slip] = slip.split(' ');
  const paysMinor = state === 'open' ? payoutOf(stakeMinor, oddsOf(legs), size) : payoutMinor;
  const odds = totalOddsOf(
    legs.map(({ oddsHundredths }) => oddsHundredths),
    size,
  );
  return { id, reference, state, odds: oddsText(odds, 'en'), pays: toDecimal(paysMinor) };
}

function toBet(wager: Wager, { store }: CallContext) {
  const { id, legs, size, stakeMinor, placedAt, settledAt } = wager;
  const [first] = legs;
  const fixture = first && findFixture(first.eventId, store.wagers.seed);
  const isSystem = size < legs.length;
  return {
    ...factsOf(wager),
    kind: isSystem ? ('system' as const) : size === 1 ? ('single' as const) : ('multiple' as const),
    system: isSystem ? `${size}/${legs.length}` : null,
    stake: toDecimal(stakeMinor),
    bonusStake: toDecimal(store.wallet.bonusIn(referenceOf(id))),
    placedAt: toUtcTime(placedAt),
    settledAt: settledAt === null ? null : toUtcTime(settledAt),
    count: legs.length,
    title: fixture ? matchName(fixture) : null,
  };
}

/** The page of the general terms, whose fourth section says how bets are settled. */
const RULES = '/pages/1';

function toLeg(leg: Leg, context: CallContext) {
  const { eventId: event, market, pick, oddsHundredths, endsAt } = leg;
  const { store, locale } = context;
  const { seed } = store.wagers;
  const match = findMatch(event, seed, store.now());
  const state: LegResult | 'open' = leg.result ?? (endsAt <= store.now() ? resultOf(leg, seed) : 'open');
  return {
    ...{ event, market, selection: pick, ...namesOf({ event, market, pick }, context) },
    startsAt: match && toUtcTime(match.startsAt),
    odds: oddsText(oddsHundredths, 'en'),
    state,
    result: match?.phase === 'ended' ? scoreText(match) : null,
    ...(state !== 'open' && { reason: reasonOf(leg, match, locale), ruleUrl: RULES }),
  };
}

const scoreText = ({ score }: Match) => `${score.home}–${score.away}`;

function reasonOf({ market }: Leg, match: Match | null, locale: Locale): string {
  const winner = match && winningPick(match, market);
  if (!winner) return translate(locale, match ? 'bet.notPlayed' : 'bet.noMatch');
  const words = contentLocale(locale);
  return translate(locale, 'bet.decided', {
    score: scoreText(match),
    market: marketName(match, market, words),
    winner: pickName(match, market, winner, words),
  });
}

function quoteOf({ stake, ...asked }: Asked, size: number, context: CallContext) {
  const picks = asked.picks.map(toSeen);
  const priced = picks.map((pick) => toPriced(pick, context));
  const odds = priced.map((one) => toMinor(one.odds) ?? 0);
  const isWhole = odds.every((each) => each > 0);
  const bets = asked.kind === 'single' ? odds.map((each) => [each]) : [odds];
  const maxMinor = isWhole ? Math.min(...bets.map((each) => maxStakeOf(each, size))) : STAKE_LIMITS.maxMinor;
  const conflicts = asked.kind === 'single' ? [] : conflictsOf(picks);
  const isPlaceable = isWhole && conflicts.length === 0 && maxMinor >= STAKE_LIMITS.minMinor;
  const stakeMinor = stake === undefined ? null : parseStake(stake);
  const fits = stakeMinor !== null && stakeMinor >= STAKE_LIMITS.minMinor && stakeMinor <= maxMinor;
  const paysMinor = bets.reduce((sum, each) => sum + (fits ? payoutOf(stakeMinor, each, size) : 0), 0);
  return {
    picks: priced,
    min: toDecimal(STAKE_LIMITS.minMinor),
    max: toDecimal(maxMinor),
    amounts: STAKE_AMOUNTS,
    totalOdds: isPlaceable && bets.length === 1 ? oddsText(totalOddsOf(odds, size), 'en') : null,
    pays: isPlaceable && fits ? toDecimal(paysMinor) : null,
    conflicts,
  };
}

const toSeen = ({ event, market, selection, odds }: Asked['picks'][number]): SeenPick => ({
  ...{ event, market, pick: selection },
  odds: toMinor(odds) ?? 0,
});

/** How many picks each combination has. Null for a kind that these picks cannot be. */
function sizeOf({ kind, system = '', picks: { length } }: Asked): number | null {
  if (kind === 'single') return 1;
  if (kind === 'multiple') return length > 1 ? length : null;
  const [size = 0, of] = system.split('/').map(Number);
  return of === length && size > 1 && size < length ? size : null;
}

function toPriced(pick: SeenPick, { store, locale }: CallContext): z.input<typeof pricedPick> {
  const { event, market, pick: selection, odds: seen } = pick;
  const price = priceOf(pick, store.wagers.seed, store.now());
  const odds = price?.odds ?? null;
  return {
    ...{ event, market, selection, ...namesOf(pick, { store, locale }) },
    odds: odds === null ? null : oddsText(odds, 'en'),
    state: !price ? 'closed' : odds === null ? 'suspended' : odds === seen ? 'open' : 'changed',
  };
}

function namesOf({ event, market, pick }: BookPick, { store, locale }: Pick<CallContext, 'store' | 'locale'>) {
  const fixture = isBetId(market, pick) ? findFixture(event, store.wagers.seed) : null;
  if (!fixture) return { home: null, away: null, marketName: null, name: null };
  const words = contentLocale(locale);
  const name = pickName(fixture, market, pick, words);
  return { home: fixture.home, away: fixture.away, marketName: marketName(fixture, market, words), name };
}
