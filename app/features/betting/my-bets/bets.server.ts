import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { csvResponse } from '~/features/money/history/csv-response.server';
import { describeHistory } from '~/features/money/history/describe-history.server';
import { readHistory } from '~/features/money/history/read-history.server';
import { DEFAULT_CURRENCY } from '~/lib/money';
import { bet } from '~/upstream/contract/bet';
import { BETS_PATH, betPath, SENT_PARAM } from '~/features/betting/addresses/bets-path';
import { describeBet, stateOf } from './describe-bet.server';

/** The states that the list can be filtered by, with their values in addresses. */
const STATES = [
  { value: 1, state: 'open' },
  { value: 2, state: 'settled' },
] as const;

const readBets = (args: LoaderFunctionArgs) =>
  readHistory(args, {
    filters: { state: STATES.map(({ value }) => value) },
    ask: (chosen, period, page) => {
      const state = STATES.find(({ value }) => value === chosen['state'])?.state ?? 'all';
      return args.context.operator.ask(bet.list, { state, ...period, ...page });
    },
  });

/** Loader of the player's bets. One that was sent without an answer leads to its page, once the operator lists it. */
export async function loadBets(args: LoaderFunctionArgs) {
  const { context } = args;
  const { page } = context;
  const { t } = page.translation;
  const sent = new URL(args.request.url).searchParams.get(SENT_PARAM);
  const { query, list, status } = await readBets(args);
  const items = list.state === 'rows' ? list.items : [];
  const found = sent === null ? [] : items.filter(({ reference }) => reference === sent);
  const [only] = found;
  if (only && found.length === 1)
    throw await page.toasts.redirect(betPath(String(only.id)), {
      type: 'success',
      message: t('bets-server', 'found'),
    });
  return json(
    {
      ...describeHistory(page, BETS_PATH, query, list),
      texts: page.translation.copy('bets'),
      title: t('bets', 'title'),
      emptyTitle: t('bets', 'empty'),
      /** What is said of a bet that was sent and that the operator does not list. */
      unknown: sent === null || only ? null : t('bets-server', 'unknown'),
      /** The same of singles that were sent together, and that it lists. */
      accepted: only ? t('bets-server', 'accepted', { count: found.length }) : null,
      states: STATES.map(({ value, state }) => ({ value: String(value), label: t('bets-server', state) })),
      rows: items.map((each) => describeBet(context, each)),
    },
    { status },
  );
}

export async function downloadBets(args: LoaderFunctionArgs) {
  const { context } = args;
  const { page } = context;
  const texts = page.translation.copy('bets');
  return csvResponse(await readBets(args), page, 'bets', ({ time, figure }) => [
    [texts.placedAt, ({ placedAt }) => time(placedAt)],
    [texts.bet, (each) => describeBet(context, each).title],
    [texts.kind, (each) => describeBet(context, each).kind],
    [texts.state, ({ state }) => stateOf(page, state).label],
    [texts.stake, ({ stake }) => figure(stake)],
    [texts.odds, ({ odds }) => figure(odds)],
    [texts.paid, ({ state, pays }) => (state === 'open' ? '' : figure(pays))],
    [texts.currency, () => DEFAULT_CURRENCY],
    [texts.reference, ({ reference }) => reference],
  ]);
}
