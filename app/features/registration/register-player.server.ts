import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { Allowance } from '~/limits/rate-limit.server';
import { consumeLimits } from '~/limits/consume-limits.server';
import { networkOf } from '~/lib/network-of';
import { deviceId } from '~/session/device-id.server';
import { findReferral } from '~/session/referral.server';
import type { SessionFacts } from '~/session/player-session.server';
import { auth } from '~/upstream/contract/auth';
import type { CallRequest } from '~/upstream/contract/call';
import type { Outcome } from '~/upstream/outcome';
import type { Registration } from './registration.schema';

/** Spec section 9. */
const CURRENCY_ID = 1;

/** For so long, the same form from the same device is a button pressed twice. */
const SAME_FORM_MS = 60_000;

export type Registered = Outcome<SessionFacts> | ({ kind: 'limited' } & Extract<Allowance, { allowed: false }>);

/**
 * Registers once, however often the same form is sent: while it is under way, and for a minute after it succeeded,
 * whoever sends it again from this device is given the same answer.
 */
export async function registerPlayer(
  context: AppLoadContext,
  registration: Registration,
  country: string | number,
): Promise<Registered> {
  const {
    operator,
    site: { limits, singleFlight },
    player: { jar },
  } = context;
  const payload = payloadOf(registration, country, findReferral(jar));
  const key = createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
  return singleFlight.run(
    `register ${deviceId(jar)} ${key}`,
    async (): Promise<Registered> => {
      const allowance = await consumeLimits([[limits.registrationByNetwork, networkOf(context.player.ipAddress)]]);
      if (!allowance.allowed) return { kind: 'limited', ...allowance };
      return operator.askAsGuest(auth.register, payload);
    },
    ({ kind }) => (kind === 'success' ? SAME_FORM_MS : 0),
  );
}

/** Spec section 7: neither the SMS tick nor the choice of the trial bonus is sent. */
function payloadOf(registration: Registration, country: string | number, refId: string | null) {
  const { name, surname, username, email, phone, PersonalNo, password, password2 } = registration;
  const { birthYear, birthMonth, birthDay } = registration;
  return {
    ...{ name, surname, username, email, phone, country, PersonalNo, password, password2 },
    currencyId: CURRENCY_ID,
    birthDate: `${birthYear}-${birthMonth}-${birthDay}`,
    ...(refId !== null && { refId }),
  } satisfies CallRequest<typeof auth.register>;
}
