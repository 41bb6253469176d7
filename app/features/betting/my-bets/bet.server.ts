import type { LoaderFunctionArgs } from '@remix-run/node';
import { matchPath } from '~/features/betting/addresses/book-address';
import { dataResponse } from '~/lib/buffered-response.server';
import { formatDateTime } from '~/lib/dates';
import { safeAddress } from '~/lib/safe-url';
import { shortReference } from '~/payments/receipt-path';
import { bet } from '~/upstream/contract/bet';
import { oddsWriter } from '~/session/odds-format.server';
import { failurePage } from '~/upstream/failure-page.server';
import { cashOutPath } from '~/features/betting/addresses/bets-path';
import { describeBet, stateOf } from './describe-bet.server';

/** Loader of one bet. 404 for one that the operator does not have for this player. */
export async function loadBet({ params, context }: LoaderFunctionArgs) {
  const { page, operator } = context;
  const { t } = page.translation;
  const answer = await operator.ask(bet.detail, { id: params['id'] ?? '' });
  if (answer.kind === 'refused') throw new Response(null, { status: 404 });
  if (answer.kind !== 'success') throw failurePage(answer);
  const write = oddsWriter(context);
  const { legs, history, reference } = answer.data;
  const described = describeBet(context, answer.data);
  return dataResponse({
    copy: page.translation.copy('bets'),
    ...described,
    cashOut: answer.data.state === 'open' ? cashOutPath(described.id) : null,
    heading: t('bets-server', answer.data.state === 'open' ? 'placed' : 'heading', { kind: described.kind }),
    reference: shortReference(reference),
    legs: legs.map(({ event, home, away, marketName, name, odds, state, result, reason, ruleUrl, startsAt }, at) => ({
      key: at,
      href: state === 'open' ? matchPath(event) : null,
      match: home !== null && away !== null ? `${home} – ${away}` : t('bets-server', 'unknownMatch'),
      market: marketName ?? '',
      name: name ?? '',
      odds: write(odds),
      state: stateOf(page, state),
      startsAt: startsAt === null ? null : formatDateTime(Date.parse(startsAt), page.zone),
      result: result ?? null,
      reason: reason ?? null,
      rule: ruleUrl ? safeAddress(ruleUrl) : null,
    })),
    history: history.map(({ state, at }) => ({
      label: stateOf(page, state).label,
      at: formatDateTime(Date.parse(at), page.zone),
    })),
  });
}
