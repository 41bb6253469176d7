import type { CallContext } from '../call-handler';
import { translate, type MessageKey } from '../messages';
import type { Player } from '../store/players';
import { normalizeTotpCode } from './consume-code';
import { clockErrorMinutes, verifyTotp } from './totp';
import { rememberDevice } from './wrong-codes';

const NEVER_USED = -1;

/**
 * Turns the factor on if the code is of the pending set-up. Else says what to do: the code of an earlier set-up and a
 * phone with a wrong clock have messages of their own.
 */
export function confirmFactor(
  context: CallContext,
  { id }: Player,
  typed: string,
): { readonly accepted: true } | { readonly accepted: false; readonly message: string } {
  const { store, locale } = context;
  const { secondFactors } = store;
  const refuse = (key: MessageKey, values?: Record<string, string>) =>
    ({ accepted: false, message: translate(locale, key, values) }) as const;
  if (secondFactors.find(id)) return refuse('factorIsOn');
  const pending = secondFactors.pending(id);
  if (!pending) return refuse('setupExpired');
  const code = normalizeTotpCode(typed);
  const now = store.now();
  const found = verifyTotp(pending.secret, code, now, NEVER_USED);
  if (found.kind === 'valid') {
    store.transaction(() => secondFactors.add(id, { secret: pending.secret, usedStep: found.step }));
    rememberDevice(context, id);
    return { accepted: true };
  }
  const { olderSecret } = pending;
  if (olderSecret !== null && verifyTotp(olderSecret, code, now, NEVER_USED).kind === 'valid')
    return refuse('setupReplaced');
  const minutes = clockErrorMinutes(pending.secret, code, now);
  return minutes === null ? refuse('setupCodeWrong') : refuse('phoneClockWrong', { minutes: String(minutes) });
}
