import { randomBytes } from 'node:crypto';
import { createTokenSigner } from '~/lib/signed-token.server';
import type { Keys } from './keys.server';

const SALT_BYTES = 12;

/** The token field of forms, for browsers that send neither Sec-Fetch-Site, Origin nor Referer. */
export interface CsrfTokens {
  /** @param sender id of the session, for guests of the device */
  issue(sender: string): string;
  matches(token: FormDataEntryValue | null, sender: string): boolean;
}

export function createCsrfTokens(keys: Keys): CsrfTokens {
  const signer = createTokenSigner(keys.all('csrf'));
  return {
    // A salt for each page: a token that stays the same could be guessed from the sizes of compressed pages.
    issue: (sender) => signer.issue(randomBytes(SALT_BYTES).toString('base64url'), sender),
    matches: (token, sender) => typeof token === 'string' && signer.read(token, sender) !== null,
  };
}
