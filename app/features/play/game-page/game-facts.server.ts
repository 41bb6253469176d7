import type { Copy } from '~/i18n/messages';
import type { Locale } from '~/i18n/locale';
import { interpolate } from '~/i18n/interpolate';
import { formatDateTime } from '~/lib/dates';
import { numberFormat } from '~/lib/formatters';
import { formatMoney, isPositive } from '~/lib/money';
import type { Game } from '~/upstream/contract/casino';

export interface GameFact {
  readonly name: string;
  readonly value: string;
  /** How many of the volatility's five dots are full. */
  readonly dots?: number;
}

interface Texts {
  readonly copy: Copy<'game-page'>;
  readonly locale: Locale;
  /** The player's time zone. */
  readonly zone: string;
}

/** What the operator tells about a game, in words. Facts that it does not tell are left out. */
export function gameFacts(game: Game, texts: Texts): readonly GameFact[] {
  const { copy, locale, zone } = texts;
  const facts: (GameFact | null)[] = [
    game.rtp == null ? null : { name: copy.rtp, value: percent(game.rtp, locale) },
    game.volatility == null ? null : volatilityFact(game.volatility, copy),
    game.jackpot == null ? null : { name: copy.jackpot, value: formatMoney(game.jackpot.amount, locale) },
    betFact(game, texts),
    game.dealer ? { name: copy.dealer, value: game.dealer } : null,
    game.seats == null ? null : { name: copy.seats, value: game.seats === 0 ? copy.seatsFull : String(game.seats) },
    game.releasedAt == null
      ? null
      : { name: copy.released, value: formatDateTime(new Date(game.releasedAt), zone).slice(0, 'dd.mm.yyyy'.length) },
  ];
  return facts.filter((fact) => fact !== null);
}

const percent = (value: number, locale: Locale) =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100);

function volatilityFact(level: number, copy: Copy<'game-page'>): GameFact {
  const value = copy[`volatility${level}` as 'volatility1'];
  return { name: copy.volatility, value, dots: level };
}

function betFact({ minBet, maxBet }: Game, { copy, locale }: Texts): GameFact | null {
  const [min, max] = [minBet, maxBet].map((amount) =>
    amount && isPositive(amount) ? formatMoney(amount, locale) : null,
  );
  if (min && max) return { name: copy.bets, value: `${min} – ${max}` };
  if (min) return { name: copy.bets, value: interpolate(copy.minBet, { amount: min }) };
  return max ? { name: copy.bets, value: interpolate(copy.maxBet, { amount: max }) } : null;
}
