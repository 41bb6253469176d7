import type { AppLoadContext } from '@remix-run/node';
import { describeForm } from '~/forms/describe-form.server';
import { safeRedirect } from '~/lib/safe-redirect';
import { writeAmount } from '~/lib/write-amount';
import { rangeText, usedText } from './describe-limits.server';
import { findLimit, limitPath, type Limit, type LimitsPolicy } from './limit-names';
import { limitRules } from './limit-rules.server';

type Offered = LimitsPolicy['kinds'][number];

/** The kind with this name. @throws 404 for one that the operator does not offer */
export function offeredKind(name: FormDataEntryValue | null, { kinds }: LimitsPolicy): Offered {
  const offered = kinds.find(({ kind }) => kind === name);
  if (!offered) throw new Response(null, { status: 404 });
  return offered;
}

/** Where the player was going when a limit was offered; empty for nowhere. */
export const onwardPath = (query: URLSearchParams): string => safeRedirect(query.get('redirectTo'), '');

/** The form of the period that the address names, otherwise of those without a limit. Null where it names no kind. */
export async function describeLimitForm(
  { page: { translation }, player }: AppLoadContext,
  policy: LimitsPolicy,
  list: readonly Limit[],
  query: URLSearchParams,
) {
  if (!query.has('kind')) return null;
  const offered = offeredKind(query.get('kind'), policy);
  const { kind, label } = offered;
  const redirectTo = onwardPath(query);
  const asked = offered.periods.filter((period) => period === query.get('period'));
  const free = offered.periods.filter((period) => findLimit(list, kind, period) === null);
  const periods = [asked, free, offered.periods].find(({ length }) => length > 0) ?? [];
  const limit = asked[0] ? findLimit(list, kind, asked[0]) : null;
  const range = rangeText(offered, periods, { translation });
  return {
    ...describeForm(translation, limitRules(translation), await player.draft.find()),
    kind,
    title: label,
    action: limitPath(kind, asked[0], redirectTo),
    /** Whether the form interrupts a way that also goes on without a limit. */
    isOptional: redirectTo !== '',
    /** Null where a limit is offered: a range would suggest amounts. */
    hint: redirectTo === '' ? (limit ? `${usedText(limit, { translation })} ${range}` : range) : null,
    isTime: kind === 'session',
    periods: periods.map((value) => ({ value, label: translation.t('player-limits-server', `${value}Option`) })),
    amount: limit ? writeAmount(limit.amount, translation.locale, kind === 'session') : '',
    /** The present limit: the action notices when another window has changed it. Empty for none. */
    seen: limit?.amount ?? '',
  };
}
