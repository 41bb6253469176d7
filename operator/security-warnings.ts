import { NotificationType } from '~/upstream/contract/values';
import { noticeTexts, type NoticeName } from './messages';
import type { Services } from './services';
import type { SecurityEventKind } from './store/security-events';
import { DAY_MS, HOUR_MS } from './utc-time';

/** The number of events within an hour from which the player is told, and of what. */
const warnings: Record<SecurityEventKind, { readonly events: number; readonly name: NoticeName }> = {
  'failed-login': { events: 5, name: 'failedLogin' },
  'reset-code': { events: 3, name: 'resetCode' },
  'wrong-code': { events: 5, name: 'wrongCode' },
};

/** Counts an event that may be an attack on the player's account. Tells the player of many, once a day of each kind. */
export function noteSecurityEvent(
  { store, notifier }: Pick<Services, 'store' | 'notifier'>,
  playerId: number,
  kind: SecurityEventKind,
  now = Date.now(),
): void {
  const { events, name } = warnings[kind];
  const { securityEvents } = store;
  const isWarned = store.transaction(
    () =>
      securityEvents.add(playerId, kind, now, now - HOUR_MS) >= events &&
      securityEvents.claimWarning(playerId, kind, now, now - DAY_MS),
  );
  if (isWarned) notifier.notify(playerId, { type: NotificationType.System, ...noticeTexts(name) });
}
