import { randomBytes } from 'node:crypto';
import { foldUsername } from '~/lib/fold-username';
import { createKeyedDigest } from '~/lib/keyed-digest.server';
import { createTokenSigner } from '~/lib/signed-token.server';
import type { Keys } from './keys.server';

const SALT_BYTES = 12;
const SALT_LENGTH = 16;

export type CsrfTokens = ReturnType<typeof createCsrfTokens>;

/** The token field of forms, for browsers that send neither Sec-Fetch-Site, Origin nor Referer. */
export function createCsrfTokens(keys: Keys) {
  const signer = createTokenSigner(keys.all('csrf'));
  const digest = createKeyedDigest(keys.all('csrf'));
  const owned = (salt: string, username: string) => `${salt} ${foldUsername(username)}`;

  function ownerMark(username: string): string {
    // A salt for each page: a token that stays the same could be guessed from the sizes of compressed pages.
    const salt = randomBytes(SALT_BYTES).toString('base64url');
    return salt + digest.of(owned(salt, username));
  }

  return {
    /**
     * @param sender id of the session, for guests of the device
     * @param username '' for a guest
     */
    issue: (sender: string, username: string) => signer.issue(ownerMark(username), sender),
    matches: (token: FormDataEntryValue | null, sender: string) =>
      typeof token === 'string' && signer.read(token, sender) !== null,
    /** The mark of the player whom the form was rendered for; null for a form without one. It outlives the session. */
    ownerIn(token: FormDataEntryValue | null) {
      const [mark = ''] = typeof token === 'string' ? token.split('.', 1) : [];
      // Forms of the release before have a salt alone.
      return mark.length > SALT_LENGTH ? mark : null;
    },
    /** The mark of a player in a form; only `isOwner` reads it. */
    ownerMark,
    isOwner: (mark: string, username: string) =>
      digest.matches(mark.slice(SALT_LENGTH), owned(mark.slice(0, SALT_LENGTH), username)),
  };
}
