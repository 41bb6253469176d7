import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { readForm } from '~/forms/read-form.server';
import { replaceWith } from '~/forms/replace-entry.server';
import { requirePlayer } from '~/session/require-player.server';
import { compareDecimals } from '~/lib/decimal';
import type { PlayerSession } from '~/session/player-session.server';
import { limitKind, limitPeriod, limits } from '~/upstream/contract/limits';
import { statusOf } from '~/upstream/status-of';
import type { Translation } from '~/i18n/translator.server';
import { formatMoney } from '~/lib/money';
import { readAmount, readWhole } from '~/lib/read-number';
import { writeAmount } from '~/lib/write-amount';
import { amountText } from './describe-limits.server';
import { offeredKind, onwardPath } from './limit-form.server';
import { findLimit, LIMITS_PATH, type Limit, type LimitPeriod, type LimitsPolicy } from './limit-names';
import { maxOf } from './limit-max.server';
import { limitRules } from './limit-rules.server';
import { showOutcome } from './show-outcome.server';
import { declineLimit } from './offer-limit.server';

/**
 * Sets a limit, removes it, cancels a raise that waits, or goes on without one, by the button named `intent`. A success
 * redirects, with what holds from now on; a failure returns the form as it was typed.
 */
export async function submitLimit({ request, context }: ActionFunctionArgs) {
  const player = requirePlayer({ context });
  const onward = onwardPath(new URL(request.url).searchParams) || LIMITS_PATH;
  const policy = await context.content.read(limits.policy, {});
  switch (context.page.form.get('intent')) {
    case 'remove':
      return removeLimit(context, policy);
    case 'cancel':
      return cancelRaise(context, policy);
    case 'decline':
      declineLimit(context.player.jar, player);
      return replaceWith(onward);
    default:
      return setLimit(context, player, policy, onward);
  }
}

async function removeLimit(context: AppLoadContext, policy: LimitsPolicy) {
  const { kind, period } = namedLimit(context);
  const outcome = await context.operator.ask(limits.set, { kind, period, amount: null });
  return showOutcome(context, outcome, { policy, kind, period, amount: null });
}

async function cancelRaise(context: AppLoadContext, policy: LimitsPolicy) {
  const { kind, period } = namedLimit(context);
  const outcome = await context.operator.ask(limits.cancelpending, { kind, period });
  return showOutcome(context, outcome, { policy, kind, period, amount: 'present' });
}

/** The limit that a button belongs to. @throws 400 for none that there can be */
function namedLimit({ page: { form } }: AppLoadContext): Pick<Limit, 'kind' | 'period'> {
  const kind = limitKind.safeParse(form.get('kind'));
  const period = limitPeriod.safeParse(form.get('period'));
  if (!kind.success || !period.success) throw new Response(null, { status: 400 });
  return { kind: kind.data, period: period.data };
}

async function setLimit(context: AppLoadContext, player: PlayerSession, policy: LimitsPolicy, onward: string) {
  const { operator, page } = context;
  const offered = offeredKind(page.form.get('kind'), policy);
  const form = await readForm({ context }, limitRules(page.translation));
  if (!form.value || !offered.periods.includes(form.value.period)) return form.invalid();
  const read = readLimitAmount(form.value.amount, offered, form.value.period, page.translation);
  if ('error' in read) return form.failField('amount', read.error);
  const change = { kind: offered.kind, period: form.value.period, amount: read.amount };

  const list = await operator.ask(limits.list, {});
  if (list.kind !== 'success') {
    // The loader cannot read them either: its error page says that nothing was sent.
    await context.player.draft.keep();
    return form.fail(statusOf(list, { refused: 503 }), page.translation.t('player-limits-server', 'notSent'));
  }
  const overtaken = findOvertaken(context, list.data, change);
  if (overtaken !== null) return form.fail(409, overtaken);
  const outcome = await operator.ask(limits.set, change);
  if (outcome.kind !== 'success') return form.failWith(outcome, page.translation.t('player-limits-server', 'unknown'));
  return showOutcome(context, outcome, { policy, ...change }, onward);
}

/** Why a raise is not sent: the limit is no longer the one that the form showed. */
function findOvertaken(
  { page }: Pick<AppLoadContext, 'page'>,
  list: readonly Limit[],
  { kind, period, amount }: Pick<Limit, 'kind' | 'period' | 'amount'>,
): string | null {
  const present = findLimit(list, kind, period)?.amount;
  const isRaise = present !== undefined && compareDecimals(amount, present) > 0;
  if (!isRaise || page.form.get('seen') === present) return null;
  return page.translation.t('player-limits-server', 'changedElsewhere', { amount: amountText(kind, present, page) });
}

/** Money as the page's language writes it, minutes as a whole number. @returns a plain decimal, or what is wrong in words */
function readLimitAmount(
  text: string,
  offered: LimitsPolicy['kinds'][number],
  period: LimitPeriod,
  translation: Pick<Translation, 't' | 'locale'>,
): { readonly amount: string } | { readonly error: string } {
  const { kind, min } = offered;
  const max = maxOf(offered, period);
  const { t, locale } = translation;
  const isTime = kind === 'session';
  const reading = isTime ? { ...readWhole(text, 'Int'), isSure: true } : readAmount(text, locale);
  if (!reading.ok) return { error: t('player-limits-server', isTime ? 'notMinutes' : reading.fault) };
  const { decimal } = reading;
  if (!reading.isSure) {
    const written = writeAmount(decimal, locale, false);
    return { error: t('player-limits-server', 'unsure', { amount: formatMoney(decimal, locale), written }) };
  }
  const write = (amount: string) => amountText(kind, amount, { translation });
  if (compareDecimals(decimal, min) < 0) return { error: t('player-limits-server', 'tooLow', { amount: write(min) }) };
  if (compareDecimals(decimal, max) > 0) return { error: t('player-limits-server', 'tooHigh', { amount: write(max) }) };
  return { amount: decimal };
}
