import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { creationOptions, Attestation } from '~/upstream/contract/webauthn';
import type { z } from 'zod';
import { refuse, type Answer, type CallContext } from '../call-handler';
import { translate, type MessageKey } from '../messages';
import { refuseWithoutCode } from '../second-factor/require-code';
import type { Player } from '../store/players';
import { PASSKEY_CHALLENGE_MS } from '../store/passkey-challenges';
import { readClientData, relyingPartyOf, asTransports } from './relying-party';

/** Above what a player's devices need; it bounds what each login sends. */
const MAX_PASSKEYS = 10;

/** Shown by the browser's dialog. */
const RELYING_PARTY_NAME = 'Player Site';

type Refusal = Extract<Answer<never>, { success: false }>;
type Refused = { readonly refusal: Refusal };

/** Belongs to one session: another one of the player cannot go on with it. */
const purposeOf = (context: CallContext) => `create ${context.requirePlayer().id} ${context.requireSession().id}`;

/**
 * Begins a passkey: what the browser needs to make it, valid once and for five minutes. While one that was begun waits, the
 * session needs no further code: players close their browser's prompt, and try again.
 *
 * @param code of the second factor; undefined where the request has none
 */
export async function beginPasskey(
  context: CallContext,
  player: Player,
  { name, code }: { name: string; code: string | undefined },
): Promise<{ readonly options: z.input<typeof creationOptions> } | Refused> {
  const { store, locale } = context;
  const own = store.passkeys.list(player.id);
  if (own.length >= MAX_PASSKEYS) return tooMany(locale);
  const purpose = purposeOf(context);
  const refusal = store.passkeyChallenges.isWaiting(purpose) ? null : refuseWithoutCode(context, player, code);
  if (refusal) return { refusal };
  const options = await generateRegistrationOptions({
    rpName: RELYING_PARTY_NAME,
    rpID: relyingPartyOf(context),
    userID: new Uint8Array(Buffer.from(store.passkeys.userHandle(player.id), 'base64url')),
    userName: player.username,
    userDisplayName: player.username,
    challenge: store.passkeyChallenges.begin(purpose, name),
    timeout: PASSKEY_CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: asTransports(transports),
    })),
    // A passkey is a whole login: the device knows the account, and unlocks it by a PIN or a fingerprint.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { options: options as z.input<typeof creationOptions> };
}

/** Adds the passkey that the browser made. The challenge is used up, whether or not it succeeds. */
export async function finishPasskey(
  context: CallContext,
  player: Player,
  attestation: Attestation,
): Promise<{ readonly name: string } | Refused> {
  const { store, locale } = context;
  const refused = (key: MessageKey): Refused => ({ refusal: refuse(translate(locale, key)) });
  const { challenge, expectedOrigin } = readClientData(attestation.response.clientDataJSON, context);
  const begun = store.passkeyChallenges.use(challenge, purposeOf(context));
  if (!begun) return refused('passkeySetupExpired');
  const verified = await verifyRegistrationResponse({
    response: {
      ...attestation,
      response: { ...attestation.response, transports: asTransports(attestation.response.transports ?? []) },
      clientExtensionResults: {},
    } as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: relyingPartyOf(context),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return refused('passkeyNotMade');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const transports = asTransports(attestation.response.transports ?? []);
  return store.transaction(() => {
    if (store.passkeys.list(player.id).length >= MAX_PASSKEYS) return tooMany(locale);
    const passkey = { playerId: player.id, credentialId: id, publicKey, counter, transports, name: begun.name };
    return store.passkeys.add(passkey) ? { name: begun.name } : refused('passkeyIsAdded');
  });
}

const tooMany = (locale: CallContext['locale']): Refused => ({
  refusal: refuse(translate(locale, 'passkeysTooMany', { count: String(MAX_PASSKEYS) })),
});
