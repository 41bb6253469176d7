import { expect } from 'vitest';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { sumsOf } from '../../operator/limits/statement';
import * as cashier from '../../operator/payments/cashier';
import { playMove } from '../../operator/play/play-round';
import type { Random } from '../../operator/play/random';
import { fieldsFrom } from '../../operator/play/rules/fields';
import type { PaymentMethod } from '../../operator/store/payment-methods';
import type { Payment } from '../../operator/store/payments';
import { placeBet } from '../../operator/third-parties/sportsbook/bets';
import { upcomingMatches } from '../../operator/third-parties/sportsbook/book';
import type { BonusDesk } from './bonus-desk';
import { BonusModel, type ModelBonus, type OfferFacts } from './bonus-model';
import { choices, CODES, tables, type Step } from './bonus-steps';

const MINUTE = 60_000;

/** Every offer of the desk: those that are listed, and those of promo codes. */
export async function offerFactsOf(desk: BonusDesk): Promise<OfferFacts[]> {
  const { data } = await desk.call<{ id: number }[]>(desk.newPlayer(), 'bonus/available');
  const listed = data.map(({ id }) => desk.store.bonusOffers.find(id));
  const hidden = Object.values(CODES).map((slug) => desk.store.bonusOffers.findBySlug(slug));
  return [...listed, ...hidden].flatMap((offer) => (offer ? [offer] : []));
}

/** One player, in the operator and in the model. */
export class BonusPair {
  readonly model = new BonusModel();
  private readonly withdrawals: Payment[] = [];
  private bets: { key: string; id: number; endsAt: number }[] = [];
  private slips = 0;

  constructor(
    private readonly desk: BonusDesk,
    private readonly facts: readonly OfferFacts[],
    private readonly random: Random,
    readonly playerId = desk.newPlayer(),
  ) {
    this.model.birthday = desk.store.players.findById(playerId)?.birthDate.slice(5) ?? '';
  }

  async take(one: Step): Promise<void> {
    const { model, playerId } = this;
    const { store } = this.desk;
    if (one.do === 'deposit') {
      const payment = store.transaction(() => cashier.startDeposit(store, this.order(6, one.amount)));
      cashier.confirmDeposit(this.desk.context(playerId), payment);
      model.deposit(one.amount, this.desk.now);
    } else if (one.do === 'withdraw') {
      const asked = store.transaction(() => cashier.startWithdrawal(store, this.order(101, one.amount)));
      expect(asked !== null).toBe(model.withdraw(one.amount));
      if (asked) this.withdrawals.push(asked);
    } else if (one.do === 'cancel') {
      const payment = this.withdrawals[one.which];
      if (payment && cashier.cancelWithdrawal(this.desk.context(playerId), payment))
        model.withdraw(-payment.amountMinor);
    } else if (one.do === 'verify') {
      store.players.setVerifiedPhone(playerId, '905550000003');
      model.isVerified = true;
    } else if (one.do === 'claim') {
      const offer = this.facts[one.which];
      const found = offer && store.bonusOffers.findBySlug(offer.slug);
      if (!found) return;
      const { success } = await this.desk.call(playerId, 'bonus/claim', { id: found.id });
      expect(success).toBe(model.claim(offer, this.desk.now));
    } else if (one.do === 'promo') {
      const { success } = await this.desk.call(playerId, 'bonus/promocode', { code: one.code });
      const offer = this.facts.find(({ slug }) => slug === CODES[one.code]);
      expect(success).toBe(offer !== undefined && model.claim(offer, this.desk.now));
    } else if (one.do === 'forfeit') {
      const bonus = store.bonuses.list(playerId, { skip: 0, take: 100 }).reverse()[one.which];
      const { success } = await this.desk.call(playerId, 'bonus/forfeit', { id: bonus?.id ?? 0 });
      expect(success).toBe(model.forfeit(model.bonuses[one.which]));
    } else if (one.do === 'play') this.play(tables[one.game], one.stake, one.move);
    else if (one.do === 'bet') this.bet(one.stake, one.match);
    else if (one.do === 'cash out') await this.cashOut(one.which);
    else if (one.do === 'turn') this.turn(one.minutes, one.isLazy);
  }

  private order(methodId: number, amountMinor: number) {
    const method = this.desk.store.paymentMethods.find(methodId) as PaymentMethod;
    return { playerId: this.playerId, method, amountMinor, accountEnd: null, locale: 'en', reference: null } as const;
  }

  private play(game: CatalogueGame, stake: string, move: string): void {
    const { model, playerId, random } = this;
    const { store } = this.desk;
    const open = store.gameRounds.findOpen(playerId, game.gameCode);
    const spin = open ? undefined : model.freeSpin(game.gameCode);
    const fields = fieldsFrom({ ...choices, stake, move });
    const played = store.transaction(() => playMove(store, { playerId }, game, { fields, random }));
    this.desk.bonusNews.noteSettled(playerId);
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
    const { store, now } = this.desk;
    const match = upcomingMatches('football', store.wagers.seed, now, 20)[which];
    const odds = match?.offers[0]?.picks[0]?.odds;
    if (!match || !odds) return;
    this.slips += 1;
    const picks = [{ event: match.id, market: 'result', pick: '1', odds }];
    const form = { slip: `s${this.playerId}-${this.slips}`, picks, stake: (stakeMinor / 100).toFixed(2) };
    const placed = placeBet(store, this.playerId, form);
    const key = `bet:${this.slips}`;
    expect('placed' in placed).toBe(this.model.stake(key, stakeMinor, ['sports'], false));
    if ('placed' in placed) this.bets.push({ key, id: placed.placed.id, endsAt: placed.placed.endsAt });
  }

  /** Lazy: no timer fires, so that expiries and bets are found by the next read. */
  private turn(minutes: number, isLazy: boolean): void {
    const { model, playerId } = this;
    this.desk.now += minutes * MINUTE;
    const { now } = this.desk;
    if (!isLazy) this.desk.settleBets();
    if (!isLazy || model.hasExpired(now)) {
      this.desk.bonusNews.refresh(playerId);
      this.settleDue();
    }
    model.expire(now);
  }

  /** Settles in the model the bets that the operator has settled. */
  private settleDue(): void {
    const { now, store } = this.desk;
    const due = this.bets.filter(({ endsAt }) => endsAt <= now).sort((a, b) => a.endsAt - b.endsAt || a.id - b.id);
    this.bets = this.bets.filter(({ endsAt }) => endsAt > now);
    for (const { key, id, endsAt } of due) {
      this.model.expire(endsAt);
      const wager = store.wagers.find(this.playerId, id);
      this.model.settle(key, wager?.payoutMinor ?? 0, false, wager?.status === 'void');
    }
  }

  /** A bet that is cashed out counts for no bonus. */
  private async cashOut(which: number): Promise<void> {
    const { desk, playerId, model } = this;
    const bet = this.bets[which];
    if (!bet) return;
    const { id, key } = bet;
    const { success, data } = await desk.call<{ amount: number } | null>(playerId, 'bet/cashoutquote', { id });
    this.settleDue();
    if (!success) return;
    const amount = data?.amount ?? 0;
    expect((await desk.call(playerId, 'bet/cashout', { id, amount: String(amount) })).success).toBe(true);
    expect((await desk.call(playerId, 'bet/cashout', { id, amount: String(amount) })).success).toBe(false);
    this.bets = this.bets.filter((one) => one !== bet);
    model.seen.add('cash-out');
    model.settle(key, Math.round(amount * 100), false, true);
  }

  async compare(): Promise<void> {
    const { model, playerId } = this;
    const wallet = await this.desk.call<object>(playerId, 'user/balance');
    expect(wallet.data).toEqual({
      balance: model.balance / 100,
      withdrawable: model.cash / 100,
      bonusBalance: model.locked / 100,
      lockedBalance: model.locked / 100,
    });
    const list = await this.desk.call<{ items: Record<string, unknown>[] }>(playerId, 'bonus/list', {
      skip: 0,
      take: 100,
    });
    expect(list.data.items.map(pickBonus)).toEqual(model.bonuses.map(modelBonus).reverse());
    const offers = await this.desk.call<Record<string, unknown>[]>(playerId, 'bonus/available');
    expect(offers.data.map(({ id, eligible, progress }) => ({ id, eligible, progress }))).toEqual(this.modelOffers());
    const rows = await this.desk.call<{ items: Record<string, unknown>[] }>(playerId, 'casino/history', {
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
    expect(sumsOf(this.desk.store.ledger.totals(playerId, 0, Number.MAX_SAFE_INTEGER))).toEqual(model.sums);
  }

  /** The listed offers of the model. */
  modelOffers() {
    const { model } = this;
    return this.facts
      .filter(
        ({ slug, terms }) =>
          !slug.startsWith('promo') && !model.hasClaimed(slug) && (terms.endsAt ?? Infinity) > this.desk.now,
      )
      .map((offer) => ({
        id: this.desk.store.bonusOffers.findBySlug(offer.slug)?.id,
        eligible: model.isEligible(offer, this.desk.now),
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
