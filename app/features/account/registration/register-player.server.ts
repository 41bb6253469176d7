import type { AppLoadContext } from '@remix-run/node';
import { fieldValues } from '~/forms/described/form-fields-rules.server';
import { deviceId } from '~/session/fingerprint.server';
import { findReferral } from '~/session/referral.server';
import type { SessionFacts } from '~/session/player-session.server';
import { auth } from '~/upstream/contract/auth';
import type { CallRequest } from '~/upstream/contract/call';
import type { Outcome } from '~/upstream/outcome';
import { CONSENT_PREFIX } from './registration-controls';
import type { RegistrationForm } from './registration-form.server';
import { formReader, type RegistrationValues } from './registration-rules.server';

type Payload = CallRequest<typeof auth.register>;

const CURRENCY_ID = 1;

/** What an operator without a form of its own receives. The SMS choice and the trial bonus are not part of it. */
type SpecifiedFields = Omit<Extract<Payload, { PersonalNo: string }>, 'country'>;

/** @returns the outcome, and the operator's fields by their keys */
export async function registerPlayer(
  { operator, page, player: { jar } }: AppLoadContext,
  form: RegistrationForm,
  typed: RegistrationValues,
  country: string | number,
): Promise<{ outcome: Outcome<SessionFacts>; fields: ReturnType<typeof fieldValues> }> {
  const typedFields = typed as unknown as Record<string, unknown>;
  const fields = fieldValues(form.fields, typedFields, formReader(page));
  const { username, password, password2 } = typed;
  const refId = findReferral(jar);
  const account = { username, password, password2, country, ...(refId !== null && { refId }) };
  const payload: Payload =
    form.version === null
      ? { ...account, ...(fields as unknown as SpecifiedFields), currencyId: CURRENCY_ID }
      : { ...account, form: form.version, fields, consents: consentsIn(form, typedFields) };
  return { outcome: await operator.askAsGuest(auth.register, payload, deviceId(jar)), fields };
}

const consentsIn = ({ consents }: RegistrationForm, typed: Record<string, unknown>): Record<string, boolean> =>
  Object.fromEntries(consents.map(({ key }) => [key, isTicked(typed[`${CONSENT_PREFIX}${key}`])]));

const isTicked = (value: unknown) => value === true || value === 'on';
