import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { z } from 'zod';
import { MAX_ANSWER_MS, startWait } from '~/browser/piece-in-time';
import type { creationOptions, requestOptions } from '~/upstream/contract/webauthn';

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
type MadePasskey = { readonly answer: string } | { readonly problem: PasskeyProblem };

/** Asks the browser to make a passkey. It asks the player, and never throws. */
export const makePasskey = (options: z.output<typeof creationOptions>): Promise<MadePasskey> =>
  run(() => startRegistration({ optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'] }));

export type PasskeyOptionsAnswer = { readonly options: z.output<typeof requestOptions> } | { readonly message: string };

/** `message` is the server's, of a request that it refused. */
export type AskedPasskey = MadePasskey | { readonly problem: 'offline' } | { readonly message: string };

interface PasskeyRequest {
  readonly optionsHref: string;
  /** The fields that the server asks of each form. */
  readonly form: HTMLFormElement;
  /** Offers passkeys in the list of the field for the name only, and asks nothing by itself. */
  readonly isAutofill: boolean;
  /** Ends the request, the browser's prompt and its list. */
  readonly signal: AbortSignal;
}

/** Asks the server for the options and the browser for a passkey. It never throws. */
export async function askForPasskey({ optionsHref, form, isAutofill, signal }: PasskeyRequest): Promise<AskedPasskey> {
  try {
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    body.set('intent', 'passkey-options');
    const asked = fetch(optionsHref, { method: 'POST', body, signal });
    const response = await startWait(MAX_ANSWER_MS)(asked).catch(() => null);
    if (signal.aborted) return { problem: 'superseded' };
    if (!response) return { problem: 'offline' };
    const answer = (await response.json()) as PasskeyOptionsAnswer;
    if (signal.aborted) return { problem: 'superseded' };
    if ('message' in answer) return answer;
    signal.addEventListener('abort', endCeremony);
    return await run(() =>
      startAuthentication({
        optionsJSON: answer.options as Parameters<typeof startAuthentication>[0]['optionsJSON'],
        useBrowserAutofill: isAutofill,
        verifyBrowserAutofillInput: false,
      }),
    );
  } catch {
    return { problem: 'failed' };
  } finally {
    signal.removeEventListener('abort', endCeremony);
  }
}

const endCeremony = () => WebAuthnAbortService.cancelCeremony();

async function run(ceremony: () => Promise<unknown>): Promise<MadePasskey> {
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
