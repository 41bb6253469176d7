import type { AppLoadContext } from '@remix-run/node';
import { requestKey } from '~/lib/request-key.server';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import type { CallRequest } from '~/upstream/contract/call';
import { customer } from '~/upstream/contract/customer';
import { wasNotReceived } from '~/upstream/outcome';
import {
  ACCEPTED_FOR_MS,
  consumePhoneCheck,
  consumePhoneCode,
  failed,
  RESEND_CODE_SECONDS,
  type Failed,
  type Limited,
} from './phone-code.server';

/** A double click, or a form that is sent twice. The operator itself sends other codes after a minute only. */
const SAME_FORM_MS = 3_000;

type BegunChange = { kind: 'sent'; at: number; message: string | null; acceptsFactor: boolean } | Limited | Failed;

/**
 * Has the operator send the codes of a change, to the verified number and to the new one. Rate limited.
 *
 * @param player the operator's code of the player
 */
export async function beginPhoneChange(context: AppLoadContext, player: string, phone: string): Promise<BegunChange> {
  return singleFlightByPlayer(
    context,
    `phone-change ${player} ${phone}`,
    async (): Promise<BegunChange> => {
      const allowance = await consumePhoneCode(context, player, phone);
      if (!allowance.allowed) return { kind: 'limited', ...allowance };
      const outcome = await context.operator.ask(customer.changephonebegin, { phone });
      if (wasNotReceived(outcome)) await allowance.refund();
      if (outcome.kind !== 'success') return failed(outcome);
      const { acceptsFactor, resendInSeconds } = outcome.data;
      // The operator may have sent the codes a while ago, and sends no others yet.
      const at = Date.now() + (resendInSeconds - RESEND_CODE_SECONDS) * 1000;
      return { kind: 'sent', at, message: outcome.message, acceptsFactor };
    },
    ({ kind }) => (kind === 'sent' ? SAME_FORM_MS : 0),
  );
}

type ConfirmedChange = { kind: 'changed'; message: string | null } | Limited | Failed;

/**
 * Has the operator change the number. The session then has the new one.
 *
 * @param player the operator's code of the player
 */
export async function confirmPhoneChange(
  context: AppLoadContext,
  player: string,
  request: CallRequest<typeof customer.changephoneconfirm>,
): Promise<ConfirmedChange> {
  const confirmed = await singleFlightByPlayer(
    context,
    requestKey('phone-change-check', player, request),
    async (): Promise<ConfirmedChange> => {
      const allowance = await consumePhoneCheck(context, player);
      if (!allowance.allowed) return { kind: 'limited', ...allowance };
      const outcome = await context.operator.ask(customer.changephoneconfirm, request);
      if (wasNotReceived(outcome)) await allowance.refund();
      return outcome.kind === 'success' ? { kind: 'changed', message: outcome.message } : failed(outcome);
    },
    ({ kind }) => (kind === 'changed' ? ACCEPTED_FOR_MS : 0),
  );
  if (confirmed.kind === 'changed') await context.player.session.update({ phone: request.phone, smsVerified: true });
  return confirmed;
}
