import type { NotificationType } from '~/upstream/contract/values';
import type { Label } from '../messages';
import { columns, type Sql } from './sql';

/** The content of a notification, before it is stored. */
export interface Notice {
  readonly type: (typeof NotificationType)[keyof typeof NotificationType];
  readonly title: Label;
  readonly note: Label;
  /** The idempotency key of the payment that it is about, or the id of the bet. */
  readonly reference?: string | null;
  /** What it leads to at the site. */
  readonly about?: 'sessions' | 'bonuses' | 'bets' | null;
}

export interface Notification {
  readonly id: number;
  readonly type: number;
  readonly title: Label;
  readonly note: Label;
  readonly createdAt: number;
  readonly isRead: boolean;
  readonly reference: string | null;
  readonly about: 'sessions' | 'bonuses' | 'bets' | null;
}

export interface Notifications {
  /** Stores the notification and deletes the oldest ones beyond the limit. */
  add(playerId: number, notice: Notice, createdAt?: number): Notification;
  /** Newest first. */
  list(playerId: number, page: { skip: number; take: number }): Notification[];
  markRead(playerId: number, ids: readonly number[]): void;
}

interface Row extends Omit<Notification, 'title' | 'note' | 'isRead'> {
  readonly titleTr: string;
  readonly titleEn: string;
  readonly titleDe: string | null;
  readonly noteTr: string;
  readonly noteEn: string;
  readonly noteDe: string | null;
  readonly isRead: number;
}

const TEXTS = 'titleTr titleEn titleDe noteTr noteEn noteDe';

/** Limit per player; sites show the newest 100. */
const KEPT = 500;

export function notificationsIn(sql: Sql, now: () => number): Notifications {
  const insert = sql.insert('notification', `playerId type ${TEXTS} reference about createdAt`);
  const select = sql.all<Row>(
    `SELECT ${columns(`id type ${TEXTS} reference about createdAt isRead`)}
     FROM notification WHERE player_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const trim = sql.run(
    `DELETE FROM notification WHERE player_id = ? AND created_at <
       (SELECT created_at FROM notification WHERE player_id = ? ORDER BY created_at DESC LIMIT 1 OFFSET ${KEPT - 1})`,
  );
  const read = sql.run('UPDATE notification SET is_read = 1 WHERE player_id = ? AND id = ?');
  const toNotification = ({
    titleTr,
    titleEn,
    titleDe,
    noteTr,
    noteEn,
    noteDe,
    isRead,
    ...row
  }: Row): Notification => ({
    ...row,
    title: { tr: titleTr, en: titleEn, de: titleDe ?? titleEn },
    note: { tr: noteTr, en: noteEn, de: noteDe ?? noteEn },
    isRead: isRead === 1,
  });
  return {
    add(playerId, { type, title, note, reference = null, about = null }, createdAt = now()) {
      const titles = { titleTr: title.tr, titleEn: title.en, titleDe: title.de };
      const notes = { noteTr: note.tr, noteEn: note.en, noteDe: note.de };
      const id = insert({ playerId, type, ...titles, ...notes, reference, about, createdAt });
      trim(playerId, playerId);
      return { id, type, title, note, createdAt, isRead: false, reference, about };
    },
    list: (playerId, { skip, take }) => select(playerId, take, skip).map(toNotification),
    markRead: (playerId, ids) => ids.forEach((id) => read(playerId, id)),
  };
}
