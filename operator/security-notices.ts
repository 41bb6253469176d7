import { NotificationType } from '~/upstream/contract/values';
import type { CallContext } from './call-handler';
import { deviceName } from './device-name';
import { dateText } from './limits/limit-texts';
import { translate, type Locale, type MessageKey } from './messages';
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
  if (found === 'new') tell(context, player, { title: 'newDevice', note: 'newDeviceNote' });
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
  tell(context, player, { title: 'passwordChangedTitle', note: 'passwordChangedNote' });

/** By a notification and by e-mail. */
function tell(context: Context, player: Addressee, { title, note }: Record<'title' | 'note', MessageKey>): void {
  const { store, notifier, capabilities, userAgent, siteOrigin, locale } = context;
  if (!capabilities.has('sessions')) return;
  const at = store.now();
  const device = deviceName(userAgent);
  const noteIn = (language: Locale) =>
    translate(language, note, {
      device: device ?? translate(language, 'unknownDevice'),
      time: dateText(at, language),
    });
  const mail = `${translate(locale, title)}. ${noteIn(locale)} ${siteOrigin}/dashboard/session-history`;
  store.outbox.add({ to: player.email, kind: 'email', code: '', text: mail, at });
  notifier.notify(player.id, {
    type: NotificationType.System,
    title: { tr: translate('tr', title), en: translate('en', title) },
    note: { tr: noteIn('tr'), en: noteIn('en') },
    about: 'sessions',
  });
}
