import type { AppLoadContext } from '@remix-run/node';
import { requestKey } from '~/lib/request-key.server';
import type { Allowance } from '~/limits/rate-limit.server';
import { consumeLimits } from '~/limits/consume-limits.server';
import { deviceId } from '~/session/device-id.server';
import { findReferral } from '~/session/referral.server';
import type { SessionFacts } from '~/session/player-session.server';
import { auth } from '~/upstream/contract/auth';
import type { CallRequest } from '~/upstream/contract/call';
import { isRejection, type Outcome } from '~/upstream/outcome';
import type { Registration } from './registration.schema';

const CURRENCY_ID = 1;

/** For how long the same form from the same device counts as a repeated submission. */
const SAME_FORM_MS = 60_000;

export type Registered = Outcome<SessionFacts> | ({ kind: 'limited' } & Extract<Allowance, { allowed: false }>);

/**
 * Registers a player. Repeated submissions of the same form from this device share one call: while it runs, and for a
 * minute after its success. Rate limited by network.
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
  return singleFlight.run(
    requestKey('register', deviceId(jar), payload),
    async (): Promise<Registered> => {
      const allowance = await consumeLimits([[limits.registrationByNetwork, context.player.ipAddress]]);
      if (!allowance.allowed) return { kind: 'limited', ...allowance };
      const outcome = await operator.askAsGuest(auth.register, payload);
      // Only an account or a refusal counts as an attempt; an outage does not.
      if (outcome.kind !== 'success' && !isRejection(outcome)) await allowance.refund();
      return outcome;
    },
    ({ kind }) => (kind === 'success' ? SAME_FORM_MS : 0),
  );
}

/** The request body. The SMS choice and the trial bonus are not part of it. */
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
