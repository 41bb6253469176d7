import type { AppLoadContext } from '@remix-run/node';
import { matchPath, pickText, type SlipPick } from '~/features/betting/addresses/book-address';
import { isWithin } from '~/lib/decimal';
import { formatMoney, formatWholeMoney } from '~/lib/money';
import { writeAmount } from '~/lib/write-amount';
import { oddsWriter } from '~/session/odds-format.server';
import { slip } from '~/upstream/contract/bet';
import type { CallData } from '~/upstream/contract/call';
import { kindFields, type BetKind } from './bet-kind';

export type Quote = CallData<typeof slip.quote>;

/** What the operator says of a slip now. */
export const askQuote = ({ operator }: AppLoadContext, picks: readonly SlipPick[], kind: BetKind, stake?: string) =>
  operator.ask(slip.quote, { ...kindFields(kind), picks: [...picks], ...(stake !== undefined && { stake }) });

/** The picks with the odds of now: what a player who sees them agrees to. */
export const withOdds = (picks: readonly SlipPick[], { picks: priced }: Quote): readonly SlipPick[] =>
  picks.map((pick, at) => ({ ...pick, odds: priced[at]?.odds ?? pick.odds }));

/** The picks of a slip and what stands against it, in words. */
export function describeQuote(context: AppLoadContext, picks: readonly SlipPick[], quote: Quote) {
  const { t, locale } = context.page.translation;
  const write = oddsWriter(context);
  const inConflict = new Set(quote.conflicts.flat());
  return {
    picks: picks.map((pick, at) => {
      const priced = quote.picks[at];
      const isOpen = priced?.state === 'open' || priced?.state === 'changed';
      return {
        value: pickText(pick),
        href: matchPath(pick.event),
        match: priced?.home && priced.away ? `${priced.home} – ${priced.away}` : t('slip-server', 'unknownMatch'),
        market: priced?.marketName ?? '',
        name: priced?.name ?? '',
        odds: isOpen && priced.odds ? write(priced.odds) : null,
        /** The odds that the player saw, where they are others now. */
        before: priced?.state === 'changed' ? write(pick.odds) : null,
        problem: isOpen
          ? inConflict.has(at)
            ? t('slip-server', 'conflict')
            : null
          : t('slip-server', priced?.state === 'suspended' ? 'suspended' : 'closed'),
      };
    }),
    total: quote.totalOdds === null ? null : write(quote.totalOdds),
    pays: quote.pays === null ? null : formatMoney(quote.pays, locale),
    range: t('slip-server', 'range', { min: formatMoney(quote.min, locale), max: formatMoney(quote.max, locale) }),
    amounts: (quote.amounts ?? [])
      .filter((amount) => isWithin(amount, quote))
      .map((amount) => ({
        value: writeAmount(amount, locale, !amount.includes('.')),
        text: formatWholeMoney(amount, locale),
      })),
    canBePlaced:
      quote.conflicts.length === 0 && quote.picks.every(({ state }) => state === 'open' || state === 'changed'),
  };
}
