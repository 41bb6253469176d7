import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import type { Locale } from './messages';
import type { Notice, Notification, Notifications } from './store/notifications';
import { toUtcTime } from './utc-time';

type Listener = (playerId: number, notification: Notification) => void;
type SettledListener = (playerId: number, wagerId: number) => void;

export interface Notifier {
  /** Stores the notification and pushes it to the listeners. Call it after the transaction that caused it. */
  notify(playerId: number, notice: Notice): void;
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: Listener): () => void;
  /** Tells the listeners that a bet is settled. It is not kept: lists of bets say it too. */
  noteSettledBet(playerId: number, wagerId: number): void;
  listenToBets(listener: SettledListener): () => void;
}

export function createNotifier(notifications: Notifications): Notifier {
  const listeners = new Set<Listener>();
  const betListeners = new Set<SettledListener>();
  return {
    notify(playerId, notice) {
      const notification = notifications.add(playerId, notice);
      for (const listener of listeners) listener(playerId, notification);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    noteSettledBet(playerId, wagerId) {
      for (const listener of betListeners) listener(playerId, wagerId);
    },
    listenToBets(listener) {
      betListeners.add(listener);
      return () => betListeners.delete(listener);
    },
  };
}

/** The notification in the contract's shape, in that language. */
export function toContractNotification(
  { id, type, title, note, createdAt, isRead, reference, about }: Notification,
  locale: Locale,
): CallAnswerData<Contract['customer']['notification']>[number] {
  return {
    id,
    title: title[locale],
    note: note[locale],
    type,
    timeStamp: toUtcTime(createdAt),
    isRead,
    reference,
    about,
  };
}
