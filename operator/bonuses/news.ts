import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import { NotificationType } from '~/upstream/contract/values';
import { noticeTexts, type NoticeName } from '../messages';
import { formatMoney, toDecimal } from '../money';
import type { Notifier } from '../notifier';
import type { Bonus, BonusEnding } from '../store/bonuses';
import type { Notice } from '../store/notifications';
import type { Store } from '../store/store';
import { expireBonuses } from './lifecycle';

type Listed = CallAnswerData<Contract['bonus']['list']>['items'][number];

/** The message of the hub command `BonusProgress`. */
export interface BonusProgress extends Pick<Listed, 'id' | 'status'> {
  readonly wagered: number;
  readonly wagerRequired: number;
}

type Listener = (playerId: number, progress: BonusProgress) => void;

/** Tells players what happens to their bonuses. Call everything after the transaction that caused it. */
export interface BonusNews {
  /** Ends the player's bonuses that have expired, and tells of those that have ended. Call it before money is read. */
  refresh(playerId: number): void;
  /** The same for all players. */
  refreshAll(): void;
  /** Tells of stakes that were settled. */
  noteSettled(playerId: number): void;
  /** Adds a listener for progress. Returns a function that removes it. */
  listen(listener: Listener): () => void;
  close(): void;
}

/** Progress is pushed at most this often to one player. The end of a bonus is pushed at once. */
const PUSHED_EVERY_MS = 1_000;

/** @param settleBets settles the bets that are due, which may complete a bonus before its expiry */
export function createBonusNews(store: Store, notifier: Notifier, settleBets: () => void): BonusNews {
  const listeners = new Set<Listener>();
  const pushes = new Map<number, { readonly timer: NodeJS.Timeout; isDue: boolean }>();
  /** The stakes that were pushed last, by the id of the bonus. */
  const pushedMinor = new Map<number, number>();

  function push(bonus: Bonus): void {
    const progress = toProgress(bonus);
    for (const listener of listeners) listener(bonus.playerId, progress);
  }

  /** False if nothing has changed. */
  function pushProgress(playerId: number): boolean {
    const changed = store.bonuses
      .listUnderWay(playerId)
      .filter(({ id, wageredMinor }) => wageredMinor !== (pushedMinor.get(id) ?? 0));
    for (const bonus of changed) {
      pushedMinor.set(bonus.id, bonus.wageredMinor);
      push(bonus);
    }
    return changed.length > 0;
  }

  function pushInTurn(playerId: number): void {
    const waiting = pushes.get(playerId);
    if (waiting) return void (waiting.isDue = true);
    if (!pushProgress(playerId)) return;
    const timer = setTimeout(() => {
      const wasDue = pushes.get(playerId)?.isDue === true;
      pushes.delete(playerId);
      if (wasDue) pushInTurn(playerId);
    }, PUSHED_EVERY_MS);
    timer.unref();
    pushes.set(playerId, { timer, isDue: false });
  }

  function announce(playerId?: number): void {
    for (const bonus of store.bonuses.listUnannounced(playerId)) {
      if (!store.bonuses.markAnnounced(bonus.id)) continue;
      pushedMinor.delete(bonus.id);
      notifier.notify(bonus.playerId, endingNotice(bonus, store.ledger.endedMoneyOf(bonus.id)));
      push(bonus);
    }
  }

  function refresh(playerId?: number): void {
    if (store.bonuses.listExpired(store.now(), playerId).length > 0) {
      settleBets();
      store.transaction(() => expireBonuses(store, store.now(), playerId));
    }
    announce(playerId);
  }

  return {
    refresh(playerId) {
      if (store.bonuses.hasEnding(playerId, store.now())) refresh(playerId);
    },
    refreshAll: () => refresh(),
    noteSettled(playerId) {
      announce(playerId);
      pushInTurn(playerId);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const { timer } of pushes.values()) clearTimeout(timer);
      pushes.clear();
    },
  };
}

const toProgress = ({ id, status, wageredMinor, wagerRequiredMinor }: Bonus): BonusProgress => ({
  id,
  status,
  wagered: toDecimal(wageredMinor),
  wagerRequired: toDecimal(wagerRequiredMinor ?? 0),
});

const names: Record<BonusEnding, NoticeName> = {
  converted: 'bonusConverted',
  'spins-used': 'bonusSpinsUsed',
  lost: 'bonusLost',
  expired: 'bonusExpired',
  forfeited: 'bonusForfeited',
};

/** The notification of a bonus that has ended. The amount is what was converted or taken out, in kuruş. */
function endingNotice({ offer, endedAs }: Bonus, amountMinor: number): Notice {
  const texts = noticeTexts(names[endedAs ?? 'expired'], (locale) => ({
    title: offer.title[locale],
    amount: formatMoney(amountMinor, locale),
  }));
  return { type: NotificationType.Bonus, ...texts, about: 'bonuses' };
}
