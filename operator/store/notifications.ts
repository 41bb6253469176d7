import type { NotificationType } from '~/upstream/contract/values';
import type { Texts } from '../messages';
import type { Database } from './database';

/** The content of a notification, before it is stored. */
export interface Notice {
  readonly type: (typeof NotificationType)[keyof typeof NotificationType];
  readonly title: Texts;
  readonly note: Texts;
  /** The idempotency key of the payment that it is about. */
  readonly reference?: string | null;
  /** What it leads to at the site. */
  readonly about?: 'sessions' | 'bonuses' | null;
}

export interface Notification {
  readonly id: number;
  readonly type: number;
  readonly title: Texts;
  readonly note: Texts;
  readonly createdAt: number;
  readonly isRead: boolean;
  readonly reference: string | null;
  readonly about: 'sessions' | 'bonuses' | null;
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
  readonly noteTr: string;
  readonly noteEn: string;
  readonly isRead: number;
}

/** Limit per player; sites show the newest 100. */
const KEPT = 500;

export function notificationsIn(database: Database.Database, now: () => number): Notifications {
  const insert = database.prepare(
    `INSERT INTO notification (player_id, type, title_tr, title_en, note_tr, note_en, reference, about, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const select = database.prepare(
    `SELECT id, type, title_tr AS titleTr, title_en AS titleEn, note_tr AS noteTr, note_en AS noteEn,
       reference, about, created_at AS createdAt, is_read AS isRead
     FROM notification WHERE player_id = ? ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const trim = database.prepare(
    `DELETE FROM notification WHERE player_id = ? AND created_at <
       (SELECT created_at FROM notification WHERE player_id = ? ORDER BY created_at DESC LIMIT 1 OFFSET ${KEPT - 1})`,
  );
  const read = database.prepare('UPDATE notification SET is_read = 1 WHERE player_id = ? AND id = ?');
  const toNotification = ({ titleTr, titleEn, noteTr, noteEn, isRead, ...row }: Row): Notification => ({
    ...row,
    title: { tr: titleTr, en: titleEn },
    note: { tr: noteTr, en: noteEn },
    isRead: isRead === 1,
  });
  return {
    add(playerId, { type, title, note, reference = null, about = null }, createdAt = now()) {
      const texts = [title.tr, title.en, note.tr, note.en];
      const { lastInsertRowid } = insert.run(playerId, type, ...texts, reference, about, createdAt);
      trim.run(playerId, playerId);
      return { id: Number(lastInsertRowid), type, title, note, createdAt, isRead: false, reference, about };
    },
    list: (playerId, { skip, take }) => (select.all(playerId, take, skip) as Row[]).map(toNotification),
    markRead: (playerId, ids) => ids.forEach((id) => void read.run(playerId, id)),
  };
}
