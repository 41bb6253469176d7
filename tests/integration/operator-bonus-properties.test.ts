import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { sumsOf } from '../../operator/limits/statement';
import * as cashier from '../../operator/payments/cashier';
import { playMove } from '../../operator/play/play-round';
import { seededRandom, type Random } from '../../operator/play/random';
import { fieldsFrom } from '../../operator/play/rules/fields';
import type { PaymentMethod } from '../../operator/store/payment-methods';
import type { Payment } from '../../operator/store/payments';
import { placeBet } from '../../operator/third-parties/sportsbook/bets';
import { upcomingMatches } from '../../operator/third-parties/sportsbook/book';
import { bonusDesk, type BonusDesk } from '../support/bonus-desk';
import { choices, CODES, step, tables, type Step } from '../support/bonus-steps';
import { BonusModel, type ModelBonus, type OfferFacts } from '../support/bonus-model';

const START = Date.parse('2026-05-01T10:00:00Z');
const MINUTE = 60_000;

let desk: BonusDesk;
let facts: OfferFacts[];
beforeAll(async () => {
  desk = await bonusDesk(START);
  const { data } = await desk.call<{ id: number }[]>(desk.newPlayer(), 'bonus/available');
  const listed = data.map(({ id }) => desk.store.bonusOffers.find(id));
  const hidden = Object.values(CODES).map((slug) => desk.store.bonusOffers.findBySlug(slug));
  facts = [...listed, ...hidden].flatMap((offer) => (offer ? [offer] : []));
});
afterAll(() => desk.close());

/** One player, in the operator and in the model. */
class Pair {
  readonly playerId = desk.newPlayer();
  readonly model = new BonusModel();
  private readonly withdrawals: Payment[] = [];
  private bets: { key: string; id: number; endsAt: number }[] = [];
  private slips = 0;

  constructor(private readonly random: Random) {}

  async take(one: Step): Promise<void> {
    const { model, playerId } = this;
    const { store } = desk;
    if (one.do === 'deposit') {
      const payment = store.transaction(() => cashier.startDeposit(store, this.order(6, one.amount)));
      cashier.confirmDeposit(desk.context(playerId), payment);
      model.deposit(one.amount, desk.now);
    } else if (one.do === 'withdraw') {
      const asked = store.transaction(() => cashier.startWithdrawal(store, this.order(101, one.amount)));
      expect(asked !== null).toBe(model.withdraw(one.amount));
      if (asked) this.withdrawals.push(asked);
    } else if (one.do === 'cancel') {
      const payment = this.withdrawals[one.which];
      if (payment && cashier.cancelWithdrawal(desk.context(playerId), payment)) model.withdraw(-payment.amountMinor);
    } else if (one.do === 'verify') {
      store.players.setVerifiedPhone(playerId, '905550000003');
      model.isVerified = true;
    } else if (one.do === 'claim') {
      const offer = facts[one.which];
      const found = offer && store.bonusOffers.findBySlug(offer.slug);
      if (!found) return;
      const { success } = await desk.call(playerId, 'bonus/claim', { id: found.id });
      expect(success).toBe(model.claim(offer, desk.now));
    } else if (one.do === 'promo') {
      const { success } = await desk.call(playerId, 'bonus/promocode', { code: one.code });
      const offer = facts.find(({ slug }) => slug === CODES[one.code]);
      expect(success).toBe(offer !== undefined && model.claim(offer, desk.now));
    } else if (one.do === 'forfeit') {
      const bonus = store.bonuses.list(playerId, { skip: 0, take: 100 }).reverse()[one.which];
      const { success } = await desk.call(playerId, 'bonus/forfeit', { id: bonus?.id ?? 0 });
      expect(success).toBe(model.forfeit(model.bonuses[one.which]));
    } else if (one.do === 'play') this.play(tables[one.game], one.stake, one.move);
    else if (one.do === 'bet') this.bet(one.stake, one.match);
    else if (one.do === 'turn') this.turn(one.minutes, one.isLazy);
  }

  private order(methodId: number, amountMinor: number) {
    const method = desk.store.paymentMethods.find(methodId) as PaymentMethod;
    return { playerId: this.playerId, method, amountMinor, accountEnd: null, locale: 'en', reference: null } as const;
  }

  private play(game: CatalogueGame, stake: string, move: string): void {
    const { model, playerId, random } = this;
    const { store } = desk;
    const open = store.gameRounds.findOpen(playerId, game.gameCode);
    const spin = open ? undefined : model.freeSpin(game.gameCode);
    const fields = fieldsFrom({ ...choices, stake, move });
    const played = store.transaction(() => playMove(store, { playerId }, game, { fields, random }));
    desk.bonusNews.noteSettled(playerId);
    if ('problem' in played) {
      // Doubling asks for the first stake once more.
      const wanted = open?.stakeMinor ?? Number(stake);
      if (played.problem === 'funds') expect(model.stake('refused', wanted, game.categories, true)).toBe(false);
      return;
    }
    const round = store.gameRounds.find(played.roundId);
    if (!round) throw new Error('The round is not kept.');
    if (spin) return model.playSpin(spin, round.winMinor);
    const staked = round.stakeMinor - (open?.stakeMinor ?? 0);
    const key = `round:${round.id}`;
    if (staked > 0) expect(model.stake(key, staked, game.categories, true)).toBe(true);
    if (round.isOver) model.settle(key, round.winMinor, true);
  }

  private bet(stakeMinor: number, which: number): void {
    const { store, now } = desk;
    const match = upcomingMatches('football', store.wagers.seed, now, 20)[which];
    const odds = match?.offers[0]?.picks[0]?.odds;
    if (!match || !odds) return;
    this.slips += 1;
    const form = { slip: `s${this.playerId}-${this.slips}`, event: match.id, market: 'result', pick: '1', odds };
    const placed = placeBet(store, this.playerId, { ...form, stake: (stakeMinor / 100).toFixed(2) });
    const key = `bet:${this.slips}`;
    expect('placed' in placed).toBe(this.model.stake(key, stakeMinor, ['sports'], false));
    if ('placed' in placed) this.bets.push({ key, id: placed.placed.id, endsAt: placed.placed.endsAt });
  }

  /** Lazy: no timer fires, so that expiries and bets are found by the next read. */
  private turn(minutes: number, isLazy: boolean): void {
    const { model, playerId } = this;
    desk.now += minutes * MINUTE;
    const { now, store } = desk;
    if (!isLazy) desk.settleBets();
    if (!isLazy || model.hasExpired(now)) {
      const due = this.bets.filter(({ endsAt }) => endsAt <= now).sort((a, b) => a.endsAt - b.endsAt || a.id - b.id);
      this.bets = this.bets.filter(({ endsAt }) => endsAt > now);
      desk.bonusNews.refresh(playerId);
      for (const { key, id, endsAt } of due) {
        model.expire(endsAt);
        const wager = store.wagers.find(playerId, id);
        model.settle(key, wager?.payoutMinor ?? 0, false, wager?.status === 'void');
      }
    }
    model.expire(now);
  }

  async compare(): Promise<void> {
    const { model, playerId } = this;
    const wallet = await desk.call<object>(playerId, 'user/balance');
    expect(wallet.data).toEqual({
      balance: model.balance / 100,
      withdrawable: model.cash / 100,
      bonusBalance: model.locked / 100,
      lockedBalance: model.locked / 100,
    });
    const list = await desk.call<{ items: Record<string, unknown>[] }>(playerId, 'bonus/list', { skip: 0, take: 100 });
    expect(list.data.items.map(pickBonus)).toEqual(model.bonuses.map(modelBonus).reverse());
    const offers = await desk.call<Record<string, unknown>[]>(playerId, 'bonus/available');
    expect(offers.data.map(({ id, eligible, progress }) => ({ id, eligible, progress }))).toEqual(this.modelOffers());
    const rows = await desk.call<{ items: Record<string, unknown>[] }>(playerId, 'casino/history', {
      skip: 0,
      take: 100,
    });
    expect(
      rows.data.items.map(({ result, amount, bonusAmount, balanceAfter }) => ({
        result,
        amount,
        bonusAmount,
        balanceAfter,
      })),
    ).toEqual(
      model.history.slice(0, 100).map(({ result, ...money }) => ({
        result,
        amount: money.amount / 100,
        bonusAmount: money.bonusAmount / 100,
        balanceAfter: money.balanceAfter / 100,
      })),
    );
    expect(sumsOf(desk.store.ledger.totals(playerId, 0, Number.MAX_SAFE_INTEGER))).toEqual(model.sums);
  }

  private modelOffers() {
    const { model } = this;
    return facts
      .filter(
        ({ slug, terms }) =>
          !slug.startsWith('promo') && !model.hasClaimed(slug) && (terms.endsAt ?? Infinity) > desk.now,
      )
      .map((offer) => ({
        id: desk.store.bonusOffers.findBySlug(offer.slug)?.id,
        eligible: model.isEligible(offer, desk.now),
        progress:
          offer.minDepositsMinor === 0
            ? null
            : {
                done: Math.min(model.depositsFor(offer), offer.minDepositsMinor) / 100,
                required: offer.minDepositsMinor / 100,
                unit: 'money',
              },
      }));
  }
}

const pickBonus = ({
  amount,
  status,
  wagered = 0,
  wagerRequired = 0,
  remaining,
  forfeitable,
  freeSpins,
}: Record<string, unknown>) => ({
  ...{ amount, status, wagered, wagerRequired, remaining, forfeitable },
  spins: (freeSpins as { left: number } | null)?.left ?? 0,
});

const STATUS = { 'under way': 1, completed: 2, cancelled: 3, expired: 4 } as const;
const modelBonus = ({ amount, status, wagered, required, money, spins }: ModelBonus) => ({
  amount: amount / 100,
  status: STATUS[status],
  wagered: wagered / 100,
  wagerRequired: required / 100,
  remaining: money / 100,
  forfeitable: status === 'under way',
  spins: status === 'under way' ? spins : 0,
});

/** Takes the steps and compares after each. Returns the rare cases that have happened. */
async function follow(seed: number, steps: readonly Step[]): Promise<ReadonlySet<string>> {
  desk.now = START + MINUTE;
  const pair = new Pair(seededRandom(seed));
  for (const one of steps) {
    await pair.take(one);
    await pair.compare();
  }
  return pair.model.seen;
}

it('all answers are the fold of the ledger, and locked money cannot be withdrawn, after any steps', async () => {
  const seen = new Set<string>();
  const steps = fc.array(step, { minLength: 1, maxLength: 60, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.nat(1_000_000), steps, async (seed, taken) => {
      for (const rare of await follow(seed, taken)) seen.add(rare);
    }),
    { numRuns: 60 },
  );
  // The steps must reach every end and both moneys, or the test says nothing.
  const needed = ['cancelled', 'completed', 'expired', 'free spin', 'stake of both moneys', 'win of under way money'];
  expect([...seen]).toEqual(expect.arrayContaining(needed));
});

const hand = (move: string): Step => ({ do: 'play', game: 'virtual', stake: '10000', move });
const trial: Step[] = [{ do: 'verify' }, { do: 'claim', which: 0 }, hand('stand')];

it.each<[string, Step[]]>([
  ['expired', [{ do: 'turn', minutes: 30_000, isLazy: true }, hand('stand')]],
  ['cancelled', [{ do: 'forfeit', which: 0 }, hand('stand')]],
])('the win of a hand whose bonus was %s meanwhile is taken out at once', async (end, steps) => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 20; seed += 1) for (const rare of await follow(seed, [...trial, ...steps])) seen.add(rare);
  expect([...seen]).toContain(`win of ${end} money`);
});
