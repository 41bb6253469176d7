/**
 * A second, simple account of bonuses, to compare the operator with. It knows the rules of docs/decisions/0036 and shares
 * no code with the operator. Amounts in kuruş, moments in epoch milliseconds.
 */

export interface OfferFacts {
  readonly slug: string;
  readonly amountMinor: number;
  readonly validDays: number;
  readonly needsVerifiedPhone: boolean;
  readonly minDepositsMinor: number;
  readonly terms: {
    readonly wagering: number;
    readonly startsAt?: number;
    readonly endsAt?: number;
    readonly minDepositMinor?: number;
    readonly matchPercent?: number;
    readonly categoryCode?: string;
    readonly onBirthday?: boolean;
    readonly freeSpins?: { readonly gameCode: string; readonly count: number };
  };
}

type Status = 'under way' | 'completed' | 'cancelled' | 'expired';

export interface ModelBonus {
  readonly slug: string;
  readonly facts: OfferFacts;
  readonly amount: number;
  readonly required: number;
  readonly expiresAt: number;
  money: number;
  wagered: number;
  spins: number;
  status: Status;
}

interface OpenBet {
  cash: number;
  readonly parts: Map<ModelBonus, number>;
  readonly counted: Map<ModelBonus, number>;
}

const newBet = (): OpenBet => ({ cash: 0, parts: new Map(), counted: new Map() });

export interface ModelRow {
  readonly result: 1 | 2;
  readonly amount: number;
  readonly bonusAmount: number;
  readonly balanceAfter: number;
}

const WEIGHTS = [
  ['live', 10],
  ['table', 10],
  ['tvbets', 10],
  ['slot', 100],
  ['bingo', 50],
  ['games', 50],
  ['sports', 100],
] as const;

const DAY = 86_400_000;

/** Istanbul has been three hours ahead, all year, since 2016. */
const inIstanbul = (at: number) => new Date(at + DAY / 8).toISOString();

function weightOf({ terms }: OfferFacts, categories: readonly string[]): number {
  if (terms.wagering === 0) return 0;
  if (terms.categoryCode !== undefined) return categories.includes(terms.categoryCode) ? 100 : 0;
  for (const [name, percent] of WEIGHTS) if (categories.includes(name)) return percent;
  return 0;
}

export class BonusModel {
  cash = 0;
  readonly bonuses: ModelBonus[] = [];
  readonly history: ModelRow[] = [];
  readonly sums = { deposits: 0, withdrawals: 0, staked: 0, won: 0 };
  private readonly depositRows: { at: number; amount: number }[] = [];
  private readonly bets = new Map<string, OpenBet>();
  isVerified = false;
  /** The end of the birth date: `01-31`. */
  birthday = '';
  /** The rare cases that have happened. */
  readonly seen = new Set<string>();

  get locked(): number {
    return this.bonuses.reduce((sum, { money }) => sum + money, 0);
  }

  get balance(): number {
    return this.cash + this.locked;
  }

  private underWay = () => this.bonuses.filter(({ status }) => status === 'under way');

  expire(at: number): void {
    for (const bonus of this.underWay()) if (bonus.expiresAt <= at) this.close(bonus, 'expired');
  }

  hasExpired = (at: number) => this.underWay().some(({ expiresAt }) => expiresAt <= at);

  private close(bonus: ModelBonus, status: Status): void {
    this.seen.add(status);
    if (status === 'completed') this.cash += bonus.money;
    bonus.money = 0;
    bonus.status = status;
  }

  deposit(amount: number, at: number): void {
    this.cash += amount;
    this.sums.deposits += amount;
    this.depositRows.push({ at, amount });
  }

  /** @param amount negative when a withdrawal comes back */
  withdraw(amount: number): boolean {
    if (amount > this.cash) return false;
    this.cash -= amount;
    this.sums.withdrawals += amount;
    return true;
  }

  depositsFor({ terms }: OfferFacts): number {
    return this.depositRows
      .filter(({ at, amount }) => at >= (terms.startsAt ?? 0) && amount >= (terms.minDepositMinor ?? 0))
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  hasClaimed = (slug: string) => this.bonuses.some((bonus) => bonus.slug === slug);

  isEligible(facts: OfferFacts, at: number): boolean {
    if (facts.terms.endsAt !== undefined && at >= facts.terms.endsAt) return false;
    if (facts.needsVerifiedPhone && !this.isVerified) return false;
    if (facts.terms.onBirthday && inIstanbul(at).slice(5, 10) !== this.birthday) return false;
    return this.depositsFor(facts) >= facts.minDepositsMinor;
  }

  claim(facts: OfferFacts, at: number): boolean {
    if (this.hasClaimed(facts.slug) || !this.isEligible(facts, at)) return false;
    const { matchPercent, freeSpins, wagering } = facts.terms;
    const matched = matchPercent === undefined ? Infinity : Math.floor((this.depositsFor(facts) * matchPercent) / 100);
    const amount = Math.min(facts.amountMinor, matched);
    this.bonuses.push({
      slug: facts.slug,
      facts,
      amount,
      required: amount * wagering,
      expiresAt: at + facts.validDays * DAY,
      money: amount,
      wagered: 0,
      spins: freeSpins?.count ?? 0,
      status: 'under way',
    });
    return true;
  }

  forfeit(bonus: ModelBonus | undefined): boolean {
    if (bonus?.status !== 'under way') return false;
    this.close(bonus, 'cancelled');
    return true;
  }

  /** Takes a stake, of a new bet or on top of an open one. False if there is not enough. */
  stake(key: string, amount: number, categories: readonly string[], isGame: boolean): boolean {
    const usable = this.underWay().filter(({ facts }) => weightOf(facts, categories) > 0);
    if (this.cash + usable.reduce((sum, { money }) => sum + money, 0) < amount) return false;
    const bet = this.bets.get(key) ?? newBet();
    this.bets.set(key, bet);
    let left = amount - Math.min(this.cash, amount);
    this.cash -= amount - left;
    bet.cash += amount - left;
    const fromBonus = left;
    for (const bonus of usable) {
      const taken = Math.min(bonus.money, left);
      bonus.money -= taken;
      left -= taken;
      if (taken > 0) bet.parts.set(bonus, (bet.parts.get(bonus) ?? 0) + taken);
    }
    const counting = usable.find(({ wagered, required }) => wagered < required);
    if (counting) {
      if (fromBonus > 0 && fromBonus < amount) this.seen.add('stake of both moneys');
      const counted = Math.floor((amount * weightOf(counting.facts, categories)) / 100);
      bet.counted.set(counting, (bet.counted.get(counting) ?? 0) + counted);
    }
    this.sums.staked += amount;
    if (isGame) this.history.unshift({ result: 2, amount, bonusAmount: fromBonus, balanceAfter: this.balance });
    return true;
  }

  settle(key: string, win: number, isGame: boolean, isVoid = false): void {
    const bet = this.bets.get(key);
    if (!bet) throw new Error(`No bet ${key}`);
    this.bets.delete(key);
    const total = bet.cash + [...bet.parts.values()].reduce((sum, part) => sum + part, 0);
    const shares = [...bet.parts]
      .map(([bonus, part]) => ({ bonus, share: Math.floor((win * part) / total) }))
      .sort((one, other) => this.bonuses.indexOf(one.bonus) - this.bonuses.indexOf(other.bonus));
    let rest = win - shares.reduce((sum, { share }) => sum + share, 0);
    const first = shares[0];
    if (first && bet.cash === 0) {
      first.share += rest;
      rest = 0;
    }
    this.cash += rest;
    this.sums.won += win;
    let bonusAmount = 0;
    for (const { bonus, share } of shares) {
      if (share > 0) this.seen.add(`win of ${bonus.status} money`);
      if (share > 0 && rest > 0) this.seen.add('win of both moneys');
      if (bonus.status === 'completed') this.cash += share;
      if (bonus.status !== 'under way') continue;
      bonus.money += share;
      bonusAmount += share;
    }
    if (!isVoid)
      for (const [bonus, counted] of bet.counted) bonus.wagered = Math.min(bonus.required, bonus.wagered + counted);
    for (const bonus of new Set([...bet.parts.keys(), ...bet.counted.keys()])) this.conclude(bonus);
    if (isGame && win > 0) this.history.unshift({ result: 1, amount: win, bonusAmount, balanceAfter: this.balance });
  }

  private conclude(bonus: ModelBonus): void {
    if (bonus.status !== 'under way' || bonus.spins > 0) return;
    const isOpen = [...this.bets.values()].some(({ parts }) => parts.has(bonus));
    if (bonus.amount > 0 && bonus.money === 0 && !isOpen) this.close(bonus, 'cancelled');
    else if (bonus.wagered >= bonus.required) this.close(bonus, 'completed');
  }

  freeSpin = (gameCode: string) =>
    this.underWay().find(({ facts, spins }) => spins > 0 && facts.terms.freeSpins?.gameCode === gameCode);

  playSpin(bonus: ModelBonus, win: number): void {
    bonus.spins -= 1;
    this.seen.add('free spin');
    this.cash += win;
    this.sums.won += win;
    this.conclude(bonus);
    if (win > 0) this.history.unshift({ result: 1, amount: win, bonusAmount: 0, balanceAfter: this.balance });
  }
}
