import { withoutLastZeros } from '~/lib/without-last-zeros';

/** What is wrong with a bet that a visitor typed. `order`: the highest bet is below the lowest. */
export type BetProblem = 'malformed' | 'tooLarge' | 'notPositive' | 'order';

/** Plain decimals; null for no limit. */
export interface Bets {
  readonly min: string | null;
  readonly max: string | null;
}

/** A range of bets as an address has it. */
export interface TypedBets {
  /** The limits that can be read. */
  readonly bets: Bets;
  /** What the fields show: a limit, or the text that is none. */
  readonly typed: Bets;
  readonly problems: { readonly min: BetProblem | null; readonly max: BetProblem | null };
}

const MAX_LENGTH = 100;

/** Reads the parameters `min` and `max`. A text that is no bet limits nothing, and is kept with what is wrong. */
export function typedBetsFrom(query: URLSearchParams): TypedBets {
  // From zero on is no limit; games up to zero are none.
  const [min, max] = [readBet(query.get('min'), null), readBet(query.get('max'), 'notPositive')];
  const isOrderWrong = min.bet !== null && max.bet !== null && Number(min.bet) > Number(max.bet);
  const bets = isOrderWrong ? { min: null, max: null } : { min: min.bet, max: max.bet };
  const problems = { min: min.problem, max: isOrderWrong ? ('order' as const) : max.problem };
  return { bets, typed: { min: min.typed, max: max.typed }, problems };
}

interface TypedBet {
  readonly bet: string | null;
  readonly typed: string | null;
  readonly problem: BetProblem | null;
}

/** @param zero what is wrong with zero; null where it is no limit */
function readBet(text: string | null, zero: BetProblem | null): TypedBet {
  const typed = text?.slice(0, MAX_LENGTH) ?? '';
  const digits = /^\s*0*(\d{1,9})(?:[.,](\d{0,2}))?\s*$/.exec(typed);
  if (!digits) {
    const problem = problemOf(typed.trim());
    return { bet: null, typed: problem && typed, problem };
  }
  const [, whole = '0', fraction = ''] = digits;
  const rest = withoutLastZeros(fraction);
  if (Number(whole) === 0 && rest === '') return { bet: null, typed: zero && typed, problem: zero };
  const bet = `${whole}${rest && `.${rest}`}`;
  return { bet, typed: bet, problem: null };
}

function problemOf(text: string): BetProblem | null {
  if (text === '') return null;
  if (/^-\s*\d/.test(text)) return 'notPositive';
  return /^\d{10,}([.,]\d*)?$/.test(text) ? 'tooLarge' : 'malformed';
}
