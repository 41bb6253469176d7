import { accept, requireCapability, refuse, type Answer, type CallContext, type GroupHandlers } from '../call-handler';
import { cancelRaise, changeLimit, limitAt } from '../limits/changes';
import { dateText, limitText } from '../limits/limit-texts';
import { parseLimit } from '../limits/parse-limit';
import { maxOf } from '../limits/policies';
import { usedLimits } from '../limits/usage';
import { translate, type MessageKey } from '../messages';
import { toDecimal } from '../money';
import { closeAbandonedPages, tellOfClosed } from '../payments/cashier';
import type { Limit, LimitKey, LimitKind } from '../store/limits';
import type { Payment } from '../store/payments';
import { HOUR_MS, toUtcTime } from '../utc-time';

type LimitsHandlers = GroupHandlers<'limits'>;
type LimitRows = Extract<Awaited<ReturnType<LimitsHandlers['list']>>, { success: true }>['data'];

/** Kuruş or minutes as the contract's number. */
const toAmount = (kind: LimitKind, value: number) => (kind === 'session' ? value : toDecimal(value));

export const limitsHandlers: LimitsHandlers = {
  policy(_input, { capabilities, limits, locale, withdrawalsCancellable }) {
    requireCapability({ capabilities }, 'limits');
    const { kinds, increaseDelayHours, timeOutHours, exclusionDays, stopHours } = limits.policy;
    return accept({
      kinds: kinds.map(({ kind, periods, label, min, max }) => ({
        kind,
        periods: [...periods],
        label: label[locale],
        min: toAmount(kind, min),
        max: toAmount(kind, max),
      })),
      increaseDelayHours,
      timeOutHours: [...timeOutHours],
      exclusionDays: [...exclusionDays],
      stopHours,
      withdrawalsCancellable: withdrawalsCancellable(),
    });
  },

  list(_input, context) {
    requireCapability(context, 'limits');
    return accept(rowsOf(context.requirePlayer().id, context));
  },

  set({ kind, period, amount }, context) {
    requireCapability(context, 'limits');
    const { id: playerId } = context.requirePlayer();
    const { store, limits, locale } = context;
    const rule = limits.policy.kinds.find((one) => one.kind === kind && one.periods.includes(period));
    if (!rule) return refuse(translate(locale, 'limitNotOffered'));
    const wanted = amount === null ? { value: null } : parseLimit(kind, amount);
    if ('error' in wanted) return refuse(translate(locale, wanted.error), 'amount');
    const { value } = wanted;
    const max = maxOf(rule, period);
    const tooLow = value !== null && value < rule.min;
    if (tooLow || (value !== null && value > max)) {
      const limit = limitText(kind, tooLow ? rule.min : max, locale);
      return refuse(translate(locale, tooLow ? 'limitTooLow' : 'limitTooHigh', { limit }), 'amount');
    }
    const { answer, closed } = store.transaction(() => applyChange(playerId, { kind, period }, value, context));
    tellOfClosed(closed, context);
    return answer;
  },

  cancelpending({ kind, period }, context) {
    requireCapability(context, 'limits');
    const { id: playerId } = context.requirePlayer();
    const { store, locale } = context;
    return store.transaction(() => {
      const limit = limitAt(store.limits.find(playerId, { kind, period }), store.now());
      if (!limit?.pending) return refuse(translate(locale, 'noRaiseWaits'));
      store.limits.save(playerId, { kind, period }, cancelRaise(limit, store.now()));
      const message = translate(locale, 'limitRaiseCancelled', { limit: limitText(kind, limit.value, locale) });
      return accept(rowsOf(playerId, context), message);
    });
  },
};

function applyChange(
  playerId: number,
  key: LimitKey,
  wanted: number | null,
  context: CallContext,
): { answer: Answer<LimitRows>; closed: readonly Payment[] } {
  const { store, limits } = context;
  const delayMs = limits.policy.increaseDelayHours * HOUR_MS;
  const { limit, outcome } = changeLimit(store.limits.find(playerId, key), wanted, store.now(), delayMs);
  const message = changeText(outcome, key.kind, limit, context);
  if (outcome === 'refused') return { answer: refuse(message, 'amount'), closed: [] };
  store.limits.save(playerId, key, limit);
  // A deposit that was started under a looser limit, and is not paid yet, has to be started again.
  const isStricter = key.kind === 'deposit' && (outcome === 'set' || outcome === 'lowered');
  const closed = isStricter ? store.payments.cancelOpenPages(playerId) : [];
  return { answer: accept(rowsOf(playerId, context), message), closed };
}

const changeMessages = {
  set: 'limitSet',
  lowered: 'limitLowered',
  unchanged: 'limitUnchanged',
  'raise-cancelled': 'limitRaiseCancelled',
  waits: 'limitRaiseWaits',
  'waits-stricter': 'limitStricterRaiseWaits',
  refused: 'limitRaiseRefused',
} as const satisfies Record<ReturnType<typeof changeLimit>['outcome'], MessageKey>;

function changeText(
  outcome: keyof typeof changeMessages,
  kind: LimitKind,
  limit: Limit | null,
  { locale }: CallContext,
): string {
  const { pending = null } = limit ?? {};
  const date = pending ? dateText(pending.effectiveAt, locale) : '';
  if (outcome === 'waits' && pending?.value === null) return translate(locale, 'limitRemovalWaits', { date });
  const value = pending?.value ?? limit?.value ?? 0;
  return translate(locale, changeMessages[outcome], { limit: limitText(kind, value, locale), date });
}

/** The player's limits as the contract lists them. A raise whose time has come is no longer pending. */
function rowsOf(playerId: number, { store }: CallContext): LimitRows {
  closeAbandonedPages(store);
  return usedLimits(store, playerId).map(({ kind, period, value, used, resetsAt, pending }) => ({
    kind,
    period,
    amount: toAmount(kind, value),
    used: toAmount(kind, Math.max(0, used)),
    resetsAt: toUtcTime(resetsAt),
    pending: pending && {
      amount: pending.value === null ? null : toAmount(kind, pending.value),
      effectiveAt: toUtcTime(pending.effectiveAt),
    },
  }));
}
