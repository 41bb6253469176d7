import { formatDateTime } from '~/lib/dates';

/** Spec section 3: every type but these is the system's. */
const KINDS = { 1: 'deposit', 2: 'withdraw', 3: 'jackpot', 4: 'bonus' } as const;

export type NotificationKind = (typeof KINDS)[keyof typeof KINDS] | 'system';

/** A notification as a player reads it. */
export interface NotificationItem {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly kind: NotificationKind;
  /** day.month.year hours:minutes. */
  readonly time: string;
  readonly isRead: boolean;
}

/** As the operator's API gives it, and its hub. */
interface RawNotification {
  readonly id: string | number;
  readonly title: string;
  readonly note: string;
  readonly type: number;
  /** UTC. */
  readonly timeStamp: string;
  readonly isRead: boolean;
}

/** @param zone the player's time zone */
export function toItem(raw: RawNotification, zone: string): NotificationItem {
  const { id, title, note, type, timeStamp, isRead } = raw;
  const time = formatDateTime(new Date(timeStamp), zone);
  return { id: String(id), title, note, kind: KINDS[type as keyof typeof KINDS] ?? 'system', time, isRead };
}

/** What the hub pushed, or null when it is no notification. The relay has passed it on as it came. */
export function readPushed(message: unknown, zone: string): NotificationItem | null {
  const { id, title, note, type, timeStamp, isRead } = (message ?? {}) as Partial<Record<string, unknown>>;
  const isNotification =
    (typeof id === 'string' || typeof id === 'number') &&
    typeof title === 'string' &&
    typeof note === 'string' &&
    typeof type === 'number' &&
    typeof timeStamp === 'string';
  if (!isNotification) return null;
  const utc = /(Z|[+-]\d\d:\d\d)$/.test(timeStamp) ? timeStamp : `${timeStamp}Z`;
  if (Number.isNaN(Date.parse(utc))) return null;
  return toItem({ id, title, note, type, timeStamp: utc, isRead: isRead === true }, zone);
}
