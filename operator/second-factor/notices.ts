import { NotificationType } from '~/upstream/contract/values';
import type { CallContext } from '../call-handler';
import { interpolate, type Texts } from '../messages';
import type { Player } from '../store/players';

const notices = {
  factorOn: {
    title: { tr: 'İki adımlı doğrulama açıldı', en: 'Two-step verification is on' },
    note: {
      tr: 'Girişte artık uygulamanızdaki kod da istenecek. Bunu siz yapmadıysanız bize hemen yazın.',
      en: 'Logging in now also asks for the code of your app. If it was not you, contact us at once.',
    },
  },
  factorOff: {
    title: { tr: 'İki adımlı doğrulama kapatıldı', en: 'Two-step verification is off' },
    note: {
      tr: 'Girişte artık yalnızca şifreniz istenecek. Bunu siz yapmadıysanız şifrenizi değiştirin ve bize hemen yazın.',
      en: 'Logging in now asks for your password only. If it was not you, change your password and contact us at once.',
    },
  },
  recoveryCodeUsed: {
    title: { tr: 'Bir yedek kod kullanıldı', en: 'A backup code was used' },
    note: {
      tr: 'Hesabınız için bir yedek kod kullanıldı. Kalan kod: {left}. Bunu siz yapmadıysanız şifrenizi değiştirin ve yeni kodlar oluşturun.',
      en: 'A backup code was used for your account. Codes left: {left}. If it was not you, change your password and make new codes.',
    },
  },
  recoveryCodesNew: {
    title: { tr: 'Yeni yedek kodlar oluşturuldu', en: 'New backup codes were made' },
    note: {
      tr: 'Eski yedek kodlarınız artık geçersiz. Bunu siz yapmadıysanız şifrenizi değiştirin.',
      en: 'Your old backup codes are void. If it was not you, change your password.',
    },
  },
  passkeyAdded: {
    title: { tr: 'Bir geçiş anahtarı eklendi', en: 'A passkey was added' },
    note: {
      tr: 'Hesabınıza artık “{name}” geçiş anahtarıyla da girilebilir. Bunu siz yapmadıysanız geçiş anahtarını kaldırın, şifrenizi değiştirin ve bize hemen yazın.',
      en: 'The passkey “{name}” now opens your account too. If it was not you, remove the passkey, change your password and contact us at once.',
    },
  },
  passkeyRemoved: {
    title: { tr: 'Bir geçiş anahtarı kaldırıldı', en: 'A passkey was removed' },
    note: {
      tr: 'Hesabınıza artık “{name}” geçiş anahtarıyla girilemez. Bunu siz yapmadıysanız şifrenizi değiştirin ve bize hemen yazın.',
      en: 'The passkey “{name}” no longer opens your account. If it was not you, change your password and contact us at once.',
    },
  },
} as const satisfies Record<string, { title: Texts; note: Texts }>;

/** Tells the player of a change of the second factor, by a notification and by e-mail. Call it after the change is stored. */
export function sendSecurityNotice(
  { store, notifier, locale }: Pick<CallContext, 'store' | 'notifier' | 'locale'>,
  { id, email }: Pick<Player, 'id' | 'email'>,
  event: keyof typeof notices,
  values: Record<string, string> = {},
): void {
  const { title, note } = notices[event];
  const filled = { tr: interpolate(note.tr, values), en: interpolate(note.en, values) };
  notifier.notify(id, { type: NotificationType.System, title, note: filled });
  store.outbox.add({
    to: email,
    kind: 'email',
    code: '',
    text: `${title[locale]}. ${filled[locale]}`,
    at: store.now(),
  });
}
