import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { addAmounts, negateAmount } from '~/lib/decimal';
import { formatDateTime } from '~/lib/dates';
import type { Translation } from '~/i18n/translator.server';
import { DEFAULT_CURRENCY, formatMoney, isPositive, withSign } from '~/lib/money';
import { casino } from '~/upstream/contract/casino';
import { BetResult } from '~/upstream/contract/values';
import { hasCapability } from '~/upstream/has-capability.server';
import { csvResponse } from './csv-response.server';
import { describeHistory } from './describe-history.server';
import { optionsOf, showValue, valuesOf } from './history-words';
import { readHistory } from './read-history.server';

const PATH = '/dashboard/game-history';

const readRounds = (args: LoaderFunctionArgs) =>
  readHistory(args, {
    filters: { result: valuesOf('betResult') },
    ask: ({ result }, period, page) =>
      args.context.operator.ask(casino.history, {
        ...(result !== undefined && { result }),
        ...period,
        ...page,
      }),
  });

export async function loadRounds(args: LoaderFunctionArgs) {
  const { translation, zone } = args.context.page;
  const { locale, t } = translation;
  const { query, list, status } = await readRounds(args);
  const hasWallet = await hasCapability(args.context, 'bonus-wallet');
  const copy = translation.copy('history-words');
  const items = list.state === 'rows' ? list.items : [];
  const total = (result: number) =>
    formatMoney(addAmounts(items.filter((round) => round.result === result).map(({ amount }) => amount)), locale);
  return json(
    {
      ...describeHistory(args.context.page, PATH, query, list),
      title: t('history', 'rounds'),
      emptyTitle: t('history', 'emptyRounds'),
      results: optionsOf(copy, 'betResult'),
      rows: items.map((round) => ({
        id: String(round.id),
        game: round.game,
        provider: round.provider,
        result: showValue(copy, 'betResult', round.result),
        amount: signed(round, locale),
        bonus: hasWallet ? bonusPart(round, translation) : null,
        balanceAfter: formatMoney(round.balanceAfter, locale),
        time: formatDateTime(Date.parse(round.createdAt), zone),
      })),
      totals:
        items.length === 0
          ? []
          : [
              { label: t('history', 'betTotal'), amount: total(BetResult.Bet) },
              { label: t('history', 'winTotal'), amount: total(BetResult.Win) },
            ],
    },
    { status },
  );
}

function bonusPart(
  { bonusAmount }: { bonusAmount?: string | null | undefined },
  { t, locale }: Translation,
): string | null {
  if (bonusAmount == null || !isPositive(bonusAmount)) return null;
  return t('history-server', 'bonusPart', { amount: formatMoney(bonusAmount, locale) });
}

function signed({ amount, result }: { amount: string; result: number }, locale: string): string {
  const formatted = formatMoney(amount, locale);
  if (result === BetResult.Win) return withSign(formatted, amount, 'in');
  return result === BetResult.Bet ? withSign(formatted, amount, 'out') : formatted;
}

/** What a round's amount, or a part of it, does to the balance. */
const change = ({ result }: { result: number }, amount: string) =>
  result === BetResult.Bet ? negateAmount(amount) : amount;

export async function downloadRounds(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const hasWallet = await hasCapability(args.context, 'bonus-wallet');
  const copy = page.translation.copy('history');
  return csvResponse(await readRounds(args), page, 'game-history', ({ time, figure, label }) => [
    [copy.time, ({ createdAt }) => time(createdAt)],
    [copy.game, ({ game }) => game],
    [copy.provider, ({ provider }) => provider],
    [copy.result, ({ result }) => label('betResult', result)],
    [copy.amount, (round) => figure(change(round, round.amount))],
    hasWallet && [copy.bonusMoney, (round) => figure(round.bonusAmount && change(round, round.bonusAmount))],
    [copy.balanceAfter, ({ balanceAfter }) => figure(balanceAfter)],
    [copy.currency, () => DEFAULT_CURRENCY],
  ]);
}
