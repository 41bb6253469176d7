import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { z } from 'zod/v4';
import type { creationOptions } from '~/upstream/contract/webauthn';

/**
 * Why a ceremony gave nothing.
 *
 * - `cancelled`: the prompt was closed or timed out, or the device has no passkey; browsers do not say which
 * - `domain`: the page is not at an address that the passkeys belong to
 * - `exists`: the device has a passkey of this account
 * - `superseded`: another ceremony of the page has begun
 */
export type PasskeyProblem = 'cancelled' | 'domain' | 'exists' | 'failed' | 'superseded' | 'unsupported';

/** The answer for the form, as JSON. */
type PasskeyResult = { readonly answer: string } | { readonly problem: PasskeyProblem };

/** Asks the browser to make a passkey. It asks the player, and never throws. */
export const makePasskey = (options: z.output<typeof creationOptions>): Promise<PasskeyResult> =>
  run(() => startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }));

async function run(ceremony: () => Promise<unknown>): Promise<PasskeyResult> {
  if (!browserSupportsWebAuthn()) return { problem: 'unsupported' };
  try {
    return { answer: JSON.stringify(await ceremony()) };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

function problemOf(error: unknown): PasskeyProblem {
  switch (error instanceof WebAuthnError ? error.code : '') {
    case 'ERROR_CEREMONY_ABORTED':
      return 'superseded';
    case 'ERROR_INVALID_DOMAIN':
    case 'ERROR_INVALID_RP_ID':
      return 'domain';
    case 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED':
      return 'exists';
    default:
      return (error as Error).name === 'NotAllowedError' ? 'cancelled' : 'failed';
  }
}
