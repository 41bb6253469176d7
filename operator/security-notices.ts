import { NotificationType } from '~/upstream/contract/values';
import type { CallContext } from './call-handler';
import { deviceName } from '~/lib/device-name';
import { dateText } from './limits/limit-texts';
import { noticeTexts, translate, type Locale, type NoticeName } from './messages';
import type { Notice } from './store/notifications';
import type { Player } from './store/players';

type Context = Pick<
  CallContext,
  'store' | 'notifier' | 'capabilities' | 'locale' | 'fingerprint' | 'userAgent' | 'siteOrigin'
>;
type Addressee = Pick<Player, 'id' | 'email' | 'username'>;

/** Every visitor of the demonstration may use these accounts, so each device would be a new one. */
const SHARED_ACCOUNTS: readonly string[] = ['demo', 'yeni'];

/**
 * Notes the device of a login, and tells the player of one on which the account was not used before. The first device is
 * that of the registration, or of the first login. A device is its browser and system, without their versions, and its
 * fingerprint; without a fingerprint it cannot be known again, and is not noted.
 */
export function noteDevice(context: Context, player: Addressee, token: string): void {
  const { store, fingerprint, userAgent } = context;
  if (fingerprint === '' || SHARED_ACCOUNTS.includes(player.username)) return;
  const found = store.knownDevices.note(player.id, [deviceName(userAgent) ?? '', fingerprint]);
  store.knownDevices.awaitFingerprint(token, fingerprint);
  if (found === 'new') tell(context, player, 'newDevice');
}

/**
 * Notes the fingerprint of a later call of the session. Browsers compute it while the login form is open, and send an id of
 * the site's until then: a login that is faster would be followed by one from a new device.
 */
export const noteFingerprint = (
  { store, fingerprint, userAgent }: Pick<Context, 'store' | 'fingerprint' | 'userAgent'>,
  playerId: number,
  token: string,
): void => store.knownDevices.noteFingerprint(token, playerId, [deviceName(userAgent) ?? '', fingerprint]);

/** Tells the player that the password was changed. Call it after the change. */
export const notePasswordChange = (context: Context, player: Addressee): void =>
  tell(context, player, 'passwordChanged');

/** Tells the player of something that was done at a device. */
function tell(context: Context, player: Addressee, name: NoticeName): void {
  const { store, capabilities, userAgent, siteOrigin } = context;
  if (!capabilities.has('sessions')) return;
  const at = store.now();
  const valuesIn = (locale: Locale) => ({
    device: deviceName(userAgent) ?? translate(locale, 'unknownDevice'),
    time: dateText(at, locale),
  });
  sendSecurityNotice(context, player, name, valuesIn, {
    about: 'sessions',
    link: ` ${siteOrigin}/dashboard/session-history`,
  });
}

/** Tells the player by a notification and by e-mail. Call it after the change is stored. */
export function sendSecurityNotice(
  { store, notifier, locale }: Pick<Context, 'store' | 'notifier' | 'locale'>,
  { id, email }: Pick<Player, 'id' | 'email'>,
  name: NoticeName,
  valuesIn?: (locale: Locale) => Record<string, string>,
  { link = '', ...about }: Pick<Notice, 'about'> & { readonly link?: string } = {},
): void {
  const texts = noticeTexts(name, valuesIn);
  const text = `${texts.title[locale]}. ${texts.note[locale]}${link}`;
  store.outbox.add({ to: email, kind: 'email', code: '', text, at: store.now() });
  notifier.notify(id, { type: NotificationType.System, ...texts, ...about });
}
