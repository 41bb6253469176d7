import type { AppLoadContext } from '@remix-run/node';
import { deviceId } from '~/session/fingerprint.server';
import { findReferral } from '~/session/referral.server';
import type { SessionFacts } from '~/session/player-session.server';
import { auth } from '~/upstream/contract/auth';
import type { CallRequest } from '~/upstream/contract/call';
import type { Outcome } from '~/upstream/outcome';
import type { Registration } from './registration.schema';

const CURRENCY_ID = 1;

export const registerPlayer = (
  { operator, player: { jar } }: AppLoadContext,
  registration: Registration,
  country: string | number,
): Promise<Outcome<SessionFacts>> =>
  operator.askAsGuest(auth.register, payloadOf(registration, country, findReferral(jar)), deviceId(jar));

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
