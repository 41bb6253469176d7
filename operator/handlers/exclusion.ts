import { NotificationType } from '~/upstream/contract/values';
import { accept, requireCapability, refuse, type CallContext, type GroupHandlers } from '../call-handler';
import { tellOfClosed } from '../payments/cashier';
import { refusalText } from '../limits/limit-texts';
import type { LimitsPolicy } from '../limits/policies';
import { inEachLanguage, translate } from '../messages';
import { DAY_MS, HOUR_MS, toUtcTime } from '../utc-time';

type ExclusionHandlers = GroupHandlers<'exclusion'>;
type Request = Parameters<ExclusionHandlers['start']>[0];

export const exclusionHandlers: ExclusionHandlers = {
  start(request, context) {
    requireCapability(context, 'limits');
    const { id: playerId } = context.requirePlayer();
    const { store, limits, locale } = context;
    const lengthMs = lengthOf(request, limits.policy);
    if (lengthMs === undefined) return refuse(translate(locale, 'pauseNotOffered'));
    const { until, closed } = store.transaction(() => {
      store.exclusions.start(playerId, request.kind, lengthMs === null ? null : store.now() + lengthMs);
      store.gameSessions.endAll(playerId);
      const open = store.payments.cancelOpenPages(playerId);
      return { until: store.exclusions.current(playerId)?.until ?? null, closed: open };
    });
    notify(playerId, until, context);
    tellOfClosed(closed, context);
    const message = refusalText({ code: 'excluded', until }, limits.policy, locale);
    return accept({ until: until === null ? null : toUtcTime(until) }, message);
  },
};

/** In milliseconds; null without end, undefined for a length that the policy does not offer. */
function lengthOf(request: Request, policy: LimitsPolicy): number | null | undefined {
  if (request.kind === 'stop') return policy.stopHours === null ? undefined : policy.stopHours * HOUR_MS;
  if (request.kind === 'time-out')
    return policy.timeOutHours.includes(request.hours) ? request.hours * HOUR_MS : undefined;
  if (!policy.exclusionDays.includes(request.days)) return undefined;
  return request.days === null ? null : request.days * DAY_MS;
}

/** Tells every open page of the player. */
function notify(playerId: number, until: number | null, { notifier, limits }: CallContext): void {
  notifier.notify(playerId, {
    type: NotificationType.System,
    title: { tr: 'Oyuna ara verdiniz', en: 'You have paused play', de: 'Sie haben eine Spielpause begonnen' },
    note: inEachLanguage((locale) => refusalText({ code: 'excluded', until }, limits.policy, locale)),
  });
}
