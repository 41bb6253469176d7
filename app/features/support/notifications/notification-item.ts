import { formatDateTime } from '~/lib/dates';
import type { CallData } from '~/upstream/contract/call';
import type { customer } from '~/upstream/contract/customer';

export const NOTIFICATIONS_PATH = '/notifications';

/** Kinds by the operator's type number. Every other type is `system`. */
const KINDS = { 1: 'deposit', 2: 'withdraw', 3: 'jackpot', 4: 'bonus' } as const;

export type NotificationKind = (typeof KINDS)[keyof typeof KINDS] | 'system';

export type NotificationItem = ReturnType<typeof toItem>;

const SUBJECTS = ['sessions', 'bonuses', 'bets'] as const;
type Subject = (typeof SUBJECTS)[number];

/** The page of what a notification is about: a bet's own. */
export const subjectPath = (about: Subject, reference: string | null): string =>
  about === 'sessions'
    ? '/dashboard/session-history'
    : `/dashboard/${about}${about === 'bets' && reference !== null ? `/${encodeURIComponent(reference)}` : ''}`;

type RawNotification = CallData<typeof customer.notification>[number];

/** @param zone the player's time zone */
export function toItem(raw: RawNotification, zone: string) {
  const { id, title, note, type, timeStamp, isRead, reference = null, about = null } = raw;
  const time = formatDateTime(new Date(timeStamp), zone);
  const kind: NotificationKind = KINDS[type as keyof typeof KINDS] ?? 'system';
  return { id: String(id), title, note, kind, time, isRead, reference, about };
}

/** Parses a pushed message. Null when it is no notification: the relay forwards the hub's messages unchecked. */
export function readPushed(message: unknown, zone: string): NotificationItem | null {
  const { id, title, note, type, timeStamp, isRead, reference, about } = (message ?? {}) as Partial<
    Record<string, unknown>
  >;
  const isNotification =
    (typeof id === 'string' || typeof id === 'number') &&
    typeof title === 'string' &&
    typeof note === 'string' &&
    typeof type === 'number' &&
    typeof timeStamp === 'string';
  if (!isNotification) return null;
  const utc = /(Z|[+-]\d\d:\d\d)$/.test(timeStamp) ? timeStamp : `${timeStamp}Z`;
  if (Number.isNaN(Date.parse(utc))) return null;
  const payment = typeof reference === 'string' ? reference : null;
  const subject = SUBJECTS.find((each) => each === about) ?? null;
  return toItem(
    { id, title, note, type, timeStamp: utc, isRead: isRead === true, reference: payment, about: subject },
    zone,
  );
}
