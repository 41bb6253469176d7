import { NotificationType } from '~/upstream/contract/values';
import type { Services } from './services';
import type { Notice } from './store/notifications';
import type { SecurityEventKind } from './store/security-events';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

interface Warning {
  /** The number of events within an hour from which the player is told. */
  readonly events: number;
  readonly notice: Notice;
}

const warnings: Record<SecurityEventKind, Warning> = {
  'failed-login': {
    events: 5,
    notice: {
      type: NotificationType.System,
      title: { tr: 'Hesabınıza girilmeye çalışıldı', en: 'Someone tried to log in to your account' },
      note: {
        tr: 'Son bir saat içinde hesabınız için beş kez yanlış şifre girildi. Bunu siz yapmadıysanız şifrenizi değiştirin.',
        en: 'A wrong password was entered for your account five times within an hour. If it was not you, change your password.',
      },
    },
  },
  'reset-code': {
    events: 3,
    notice: {
      type: NotificationType.System,
      title: { tr: 'Şifre sıfırlama kodları istendi', en: 'Password reset codes were requested' },
      note: {
        tr: 'Son bir saat içinde hesabınız için üç kez şifre sıfırlama kodu istendi. Bunu siz yapmadıysanız kodları kimseyle paylaşmayın.',
        en: 'A password reset code was requested for your account three times within an hour. If it was not you, share the codes with no one.',
      },
    },
  },
  'wrong-code': {
    events: 5,
    notice: {
      type: NotificationType.System,
      title: { tr: 'Hesabınıza yanlış kod girildi', en: 'Wrong codes were entered for your account' },
      note: {
        tr: 'Son bir saat içinde biri şifrenizi doğru, doğrulama kodunu beş kez yanlış girdi. Bunu siz yapmadıysanız şifrenizi hemen değiştirin.',
        en: 'Within an hour someone entered your password correctly and a wrong verification code five times. If it was not you, change your password at once.',
      },
    },
  },
};

/** Counts an event that may be an attack on the player's account. Tells the player of many, once a day of each kind. */
export function noteSecurityEvent(
  { store, notifier }: Pick<Services, 'store' | 'notifier'>,
  playerId: number,
  kind: SecurityEventKind,
  now = Date.now(),
): void {
  const { events, notice } = warnings[kind];
  const { securityEvents } = store;
  const isWarned = store.transaction(
    () =>
      securityEvents.add(playerId, kind, now, now - HOUR_MS) >= events &&
      securityEvents.claimWarning(playerId, kind, now, now - DAY_MS),
  );
  if (isWarned) notifier.notify(playerId, notice);
}
