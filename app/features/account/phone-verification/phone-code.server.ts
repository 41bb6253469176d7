import type { AppLoadContext } from '@remix-run/node';
import type { Allowance } from '~/limits/rate-limit.server';
import { consumeLimits } from '~/limits/consume-limits.server';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import { customer } from '~/upstream/contract/customer';
import { wasNotReceived, type Failure, type Outcome } from '~/upstream/outcome';

export const RESEND_CODE_SECONDS = 60;

/** For how long a repeated submission of the right code succeeds again. */
export const ACCEPTED_FOR_MS = 10_000;

export type Limited = Extract<Allowance, { allowed: false }> & { kind: 'limited' };
export type Failed = { kind: 'failed'; failure: Failure };

export type SentCode = { kind: 'sent'; at: number; message: string | null } | Limited | Failed;
export type CheckedCode = { kind: 'accepted'; message: string | null } | Limited | Failed;

/** Seconds until another code may be requested, from the time (ms) of the last one. */
export const secondsToResend = (sentAt: number, now = Date.now()) =>
  Math.max(0, Math.ceil((sentAt + RESEND_CODE_SECONDS * 1000 - now) / 1000));

/** Counts a code that is sent to that number. */
export const consumePhoneCode = (
  { site: { limits }, player: { ipAddress } }: AppLoadContext,
  player: string,
  phone: string,
) =>
  consumeLimits([
    [limits.phoneCodeByPlayer, player],
    [limits.phoneCodeByPhone, phone],
    [limits.phoneCodeByNetwork, ipAddress],
    [limits.phoneCodeByPlayerDaily, player],
    [limits.phoneCodeByPhoneDaily, phone],
  ]);

/** Counts a code that is checked. */
export const consumePhoneCheck = ({ site: { limits }, player: { ipAddress } }: AppLoadContext, player: string) =>
  consumeLimits([
    [limits.phoneCheckByPlayer, player],
    [limits.phoneCheckByNetwork, ipAddress],
  ]);

/**
 * Has the operator send a code. At most one a minute to one number, in any number of tabs and sessions: repeated requests
 * get the result of the running one. Rate limited.
 *
 * @param player the operator's code of the player: names may differ in spelling
 */
export async function sendPhoneCode(context: AppLoadContext, player: string, phone: string): Promise<SentCode> {
  return singleFlightByPlayer(
    context,
    `phone-code ${player} ${phone}`,
    async (): Promise<SentCode> => {
      const allowance = await consumePhoneCode(context, player, phone);
      if (!allowance.allowed) return { kind: 'limited', ...allowance };
      const outcome = await context.operator.ask(customer.updatephone, { step: 1, phone });
      if (wasNotReceived(outcome)) await allowance.refund();
      return outcome.kind === 'success' ? { kind: 'sent', at: Date.now(), message: outcome.message } : failed(outcome);
    },
    (sent) => (sent.kind === 'sent' ? Math.max(0, sent.at + (RESEND_CODE_SECONDS - 1) * 1000 - Date.now()) : 0),
  );
}

/**
 * Has the operator check a code. After a success the session's phone counts as verified.
 *
 * @param player the operator's code of the player
 */
export async function checkPhoneCode(
  context: AppLoadContext,
  player: string,
  { phone, code }: { phone: string; code: string },
): Promise<CheckedCode> {
  const checked = await singleFlightByPlayer(
    context,
    `phone-check ${player} ${phone} ${code}`,
    async (): Promise<CheckedCode> => {
      const allowance = await consumePhoneCheck(context, player);
      if (!allowance.allowed) return { kind: 'limited', ...allowance };
      const outcome = await context.operator.ask(customer.updatephone, { step: 2, phone, code });
      if (wasNotReceived(outcome)) await allowance.refund();
      return outcome.kind === 'success' ? { kind: 'accepted', message: outcome.message } : failed(outcome);
    },
    ({ kind }) => (kind === 'accepted' ? ACCEPTED_FOR_MS : 0),
  );
  if (checked.kind === 'accepted') await context.player.session.update({ phone, smsVerified: true });
  return checked;
}

export const failed = (failure: Exclude<Outcome<unknown>, { kind: 'success' }>): Failed => ({
  kind: 'failed',
  failure,
});
