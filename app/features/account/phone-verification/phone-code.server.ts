import type { AppLoadContext } from '@remix-run/node';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import { customer } from '~/upstream/contract/customer';
import type { Failure, Outcome } from '~/upstream/outcome';

export const RESEND_CODE_SECONDS = 60;

type SentCode = { readonly kind: 'sent'; readonly at: number; readonly message: string | null } | Failure;

/** Seconds until another code may be requested, from the time (ms) of the last one. */
export const secondsToResend = (sentAt: number, now = Date.now()) =>
  Math.max(0, Math.ceil((sentAt + RESEND_CODE_SECONDS * 1000 - now) / 1000));

/**
 * Has the operator send a code. At most one a minute to one number, in any number of tabs and sessions: repeated requests
 * get the result of the running one, with its time.
 *
 * @param player the operator's code of the player: names may differ in spelling
 */
export const sendPhoneCode = (context: AppLoadContext, player: string, phone: string): Promise<SentCode> =>
  singleFlightByPlayer(
    context,
    `phone-code ${player} ${phone}`,
    async (): Promise<SentCode> => {
      const outcome = await context.operator.ask(customer.updatephone, { step: 1, phone });
      return outcome.kind === 'success' ? { kind: 'sent', at: Date.now(), message: outcome.message } : outcome;
    },
    (sent) => (sent.kind === 'sent' ? Math.max(0, sent.at + (RESEND_CODE_SECONDS - 1) * 1000 - Date.now()) : 0),
  );

/** Has the operator check a code. After a success the session's phone counts as verified. */
export async function checkPhoneCode(context: AppLoadContext, phone: string, code: string): Promise<Outcome<unknown>> {
  const outcome = await context.operator.ask(customer.updatephone, { step: 2, phone, code });
  if (outcome.kind === 'success') await context.player.session.update({ phone, smsVerified: true });
  return outcome;
}
