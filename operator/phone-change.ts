import { randomInt } from 'node:crypto';
import { NotificationType } from '~/upstream/contract/values';
import { accept, refuse, type Answer, type CallContext } from './call-handler';
import { noticeTexts, translate, type MessageKey } from './messages';
import { consumeFactorCode, factorOf } from './second-factor/consume-code';
import type { Player } from './store/players';

const VALID_MINUTES = 10;

/** Another code may be sent after this time. */
const RESEND_MS = 60_000;

const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Whether a code of a second factor may stand in for that of the old number. */
const acceptsFactor = ({ capabilities, store }: CallContext, { id }: Player) =>
  capabilities.has('two-factor') && store.secondFactors.find(id) !== null;

/**
 * Begins the change of a verified phone: a code goes to the old number and one to the new one. A number that another
 * player has verified gets a message without a code, and the answer is the same: it must not tell who is a player.
 */
export function beginPhoneChange(
  context: CallContext,
  player: Player,
  phone: string,
): Answer<{ acceptsFactor: boolean; resendInSeconds: number }> {
  const { store, locale } = context;
  if (!player.smsVerified) return refuse(translate(locale, 'phoneNotVerified'), 'phone');
  if (player.phone === phone) return refuse(translate(locale, 'phoneIsSame'), 'phone');
  const now = store.now();
  const earlier = store.phoneChanges.find(player.id);
  const waitMs = earlier?.phone === phone ? earlier.sentAt + RESEND_MS - now : 0;
  const answer = (ms: number) =>
    accept(
      { acceptsFactor: acceptsFactor(context, player), resendInSeconds: Math.ceil(ms / 1_000) },
      translate(locale, 'phoneChangeCodesSent'),
    );
  if (waitMs > 0) {
    if (earlier?.isOpen) return answer(waitMs);
    return refuse(translate(locale, 'phoneChangeWait', { seconds: String(Math.ceil(waitMs / 1_000)) }), 'phone');
  }
  const isTaken = store.players.isPhoneTaken(phone, player.id);
  const codes = { oldCode: newCode(), newCode: isTaken ? null : newCode() };
  store.transaction(() => {
    store.phoneChanges.begin(player.id, { phone, ...codes, expiresAt: now + VALID_MINUTES * 60_000 });
    sendSms(context, player.phone, 'phoneChangeOldCode', codes.oldCode, { phone: lastDigits(phone) });
    if (codes.newCode === null) sendSms(context, phone, 'phoneChangeTaken');
    else sendSms(context, phone, 'phoneChangeNewCode', codes.newCode);
  });
  return answer(RESEND_MS);
}

interface Confirmation {
  readonly phone: string;
  readonly newCode: string;
  readonly oldCode?: string | undefined;
  /** A code of the second factor, in place of `oldCode`. */
  readonly code?: string | undefined;
}

/**
 * Changes the phone with the codes of both numbers, or with that of the new one and a second factor. A refusal about the
 * field `phone` says that the change must begin again.
 */
export function confirmPhoneChange(context: CallContext, player: Player, typed: Confirmation): Answer<null> {
  const { store, locale } = context;
  const change = store.phoneChanges.find(player.id);
  const beginAgain = (key: MessageKey) => refuse(translate(locale, key), 'phone');
  if (!change?.isOpen) return beginAgain('phoneChangeExpired');
  if (change.phone !== typed.phone) return beginAgain('phoneChangeReplaced');
  const refusal = findWrongCode(context, player, typed);
  if (refusal) return store.phoneChanges.countWrongTry(player.id) ? refusal : beginAgain('phoneChangeUsedUp');
  const isChanged = store.transaction(() => {
    store.phoneChanges.end(player.id);
    if (store.players.isPhoneTaken(typed.phone, player.id)) return false;
    store.players.setVerifiedPhone(player.id, typed.phone);
    return true;
  });
  if (!isChanged) return beginAgain('phoneChangeExpired');
  tellPhoneChange(context, player, typed.phone);
  return accept(null, translate(locale, 'phoneChanged'));
}

/** The code of the new number is checked first: a code of the second factor is used up only where it is the last one. */
function findWrongCode(context: CallContext, player: Player, { newCode: typed, oldCode, code }: Confirmation) {
  const { store, locale } = context;
  if (!store.phoneChanges.isNewCode(player.id, typed)) return refuse(translate(locale, 'codeWrong'), 'newCode');
  if (code === undefined)
    return store.phoneChanges.isOldCode(player.id, oldCode ?? '')
      ? null
      : refuse(translate(locale, 'codeWrong'), 'oldCode');
  if (!acceptsFactor(context, player)) return refuse(translate(locale, 'factorIsOff'), 'code');
  const consumed = consumeFactorCode(context, player, factorOf(code), code);
  return consumed.accepted ? null : refuse(consumed.message, 'code');
}

/** Tells the player at both numbers and by a notification. */
function tellPhoneChange(context: CallContext, { id, phone: oldPhone }: Player, phone: string): void {
  const values = { phone: lastDigits(phone) };
  for (const to of [oldPhone, phone]) sendSms(context, to, 'phoneChangedNote', '', values);
  context.notifier.notify(id, { type: NotificationType.System, ...noticeTexts('phoneChanged', () => values) });
}

function sendSms(
  { store, locale }: Pick<CallContext, 'store' | 'locale'>,
  to: string,
  text: MessageKey,
  code = '',
  values: Record<string, string> = {},
): void {
  const filled = translate(locale, text, { ...values, code, minutes: String(VALID_MINUTES) });
  store.outbox.add({ to, kind: 'sms', code, text: filled, at: store.now() });
  if (code !== '') console.log(`operator: sms to ${to}: code ${code}`);
}

/** Enough for the player to know the number; not for anyone who has the other phone. */
const lastDigits = (phone: string) => `••${phone.slice(-2)}`;
