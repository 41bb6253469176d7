import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Assertion, requestOptions } from '~/upstream/contract/webauthn';
import type { z } from 'zod';
import { refuse, type Answer, type CallContext } from '../call-handler';
import { translate, type MessageKey } from '../messages';
import { rememberDevice } from '../second-factor/wrong-codes';
import { PASSKEY_CHALLENGE_MS } from '../store/passkey-challenges';
import type { Passkey } from '../store/passkeys';
import type { Player } from '../store/players';
import { hashToken } from '../store/sessions';
import { readClientData, relyingPartyOf, asTransports } from './relying-party';

type Refused = { readonly refusal: Extract<Answer<never>, { success: false }> };
type Verified = { readonly player: Player } | Refused;

const WHOLE_LOGIN = 'login';
const purposeOf = (loginChallenge: string) => `step ${hashToken(loginChallenge)}`;

/**
 * What a browser needs to ask for a passkey. For a whole login it names no passkeys, so the answer says nothing about any
 * account; in a second step those of the player.
 *
 * @param loginChallenge of the second step; undefined for a whole login
 */
export async function passkeyOptions(
  context: CallContext,
  loginChallenge: string | undefined,
): Promise<{ readonly options: z.input<typeof requestOptions> } | Refused> {
  const { store, capabilities, locale } = context;
  const playerId = loginChallenge === undefined ? null : store.loginChallenges.playerOf(loginChallenge);
  if (loginChallenge !== undefined && (playerId === null || !capabilities.has('two-factor')))
    return { refusal: refuse(translate(locale, 'loginExpired'), 'challenge') };
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(context),
    challenge: store.passkeyChallenges.begin(
      loginChallenge === undefined ? WHOLE_LOGIN : purposeOf(loginChallenge),
      '',
    ),
    timeout: PASSKEY_CHALLENGE_MS,
    userVerification: 'required',
    ...(playerId !== null && {
      allowCredentials: store.passkeys
        .list(playerId)
        .map(({ credentialId, transports }) => ({ id: credentialId, transports: asTransports(transports) })),
    }),
  });
  return { options: options as z.input<typeof requestOptions> };
}

/**
 * Verifies the passkey of a login. A challenge of the passkey's options makes it a whole login, one of a second step its end.
 * Both are used up.
 */
export async function verifyPasskey(
  { challenge: login, assertion }: { challenge: string; assertion: Assertion },
  context: CallContext,
): Promise<Verified> {
  const { store, locale, capabilities } = context;
  const refused = (key: MessageKey, field: string): Refused => ({ refusal: refuse(translate(locale, key), field) });
  const { challenge, expectedOrigin } = readClientData(assertion.response.clientDataJSON, context);
  const isWhole = login === challenge;
  const waiting = isWhole ? null : store.loginChallenges.playerOf(login);
  if (!isWhole && (waiting === null || !capabilities.has('two-factor'))) return refused('loginExpired', 'challenge');
  if (!store.passkeyChallenges.use(challenge, isWhole ? WHOLE_LOGIN : purposeOf(login)))
    return refused('passkeyLoginExpired', 'assertion');

  const passkey = store.passkeys.findByCredential(assertion.id);
  const player = passkey && store.players.findById(passkey.playerId);
  if (!passkey || !player || !isHandleOf(passkey, assertion, context))
    return refused(isWhole ? 'passkeyUnknown' : 'passkeyOfOther', 'assertion');
  if (!isWhole && player.id !== waiting) return refused('passkeyOfOther', 'assertion');
  const counter = await newCounter(context, passkey, { assertion, challenge, expectedOrigin });
  if (counter === null || !store.passkeys.markUsed(passkey.id, counter)) return refused('passkeyWrong', 'assertion');
  if (!isWhole) store.loginChallenges.end(login);
  rememberDevice(context, player.id);
  return { player };
}

/** A discoverable passkey says whose it is. */
const isHandleOf = ({ playerId }: Passkey, { response }: Assertion, { store }: CallContext): boolean =>
  response.userHandle === undefined || response.userHandle === store.passkeys.userHandle(playerId);

/**
 * The authenticator's counter after a valid signature; null for an invalid one. A counter that does not grow is invalid: the
 * passkey was copied.
 */
async function newCounter(
  context: CallContext,
  { credentialId, publicKey, counter }: Passkey,
  { assertion, challenge, expectedOrigin }: { assertion: Assertion; challenge: string; expectedOrigin: string },
): Promise<number | null> {
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} } as Parameters<
      typeof verifyAuthenticationResponse
    >[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID: relyingPartyOf(context),
    credential: { id: credentialId, publicKey, counter },
    requireUserVerification: true,
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
