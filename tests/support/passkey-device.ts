import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { z } from 'zod';
import type { Assertion, Attestation, creationOptions, requestOptions } from '~/upstream/contract/webauthn';
import type { Reply } from './operator-call';
import type { TestPlayer } from './players';

/** What a ceremony of a test says that no honest browser would. */
interface Lies {
  /** The origin of the page; by default that of the device's site. */
  readonly origin?: string;
  readonly challenge?: string;
  /** Whether the device asked for its PIN or a fingerprint. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

interface Credential {
  readonly id: Buffer;
  readonly rpId: string;
  readonly userHandle: string;
  readonly privateKey: KeyObject;
  counter: number;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A browser with an authenticator (ES256, no attestation), for tests without a browser. */
export class PasskeyDevice {
  private readonly credentials: Credential[] = [];

  /** @param origin of the site that is open in the browser */
  constructor(private readonly origin: string) {}

  /** Answers `navigator.credentials.create`. */
  create({ challenge, rp, user }: z.input<typeof creationOptions>, lies: Lies = {}): Attestation {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const credential = { id: randomBytes(32), rpId: rp.id, userHandle: user.id, privateKey, counter: 0 };
    this.credentials.push(credential);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coordinate = (label: number, text: string) => [
      Buffer.from([label, 0x58, 32]),
      Buffer.from(text, 'base64url'),
    ];
    const key = [Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), ...coordinate(0x21, x), ...coordinate(0x22, y)];
    const authData = Buffer.concat([
      authenticatorData(credential, lies, 0x40),
      Buffer.alloc(16),
      Buffer.from([0, credential.id.length]),
      credential.id,
      ...key,
    ]);
    const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)]);
    const attestationObject = Buffer.concat([
      ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')],
      ...[Buffer.from([0x58, authData.length]), authData],
    ]);
    return {
      ...named(credential),
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', challenge, lies)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** Answers `navigator.credentials.get` with the passkey that was made last and may be used. */
  get({ challenge, rpId, allowCredentials }: z.input<typeof requestOptions>, lies: Lies = {}): Assertion {
    const credential = this.credentials.findLast(
      (own) => own.rpId === rpId && (allowCredentials?.some(({ id }) => id === base64url(own.id)) ?? true),
    );
    if (!credential) throw new Error('The device has no such passkey.');
    credential.counter += 1;
    const clientData = this.clientData('webauthn.get', challenge, lies);
    const authData = authenticatorData(credential, lies, 0);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...named(credential),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, credential.privateKey)),
        userHandle: credential.userHandle,
      },
    };
  }

  private clientData(type: string, challenge: string, lies: Lies): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin: lies.origin ?? this.origin }),
    );
  }
}

const named = ({ id }: Credential) =>
  ({ id: base64url(id), rawId: base64url(id), type: 'public-key', authenticatorAttachment: 'platform' }) as const;

function authenticatorData({ rpId, counter }: Credential, { isVerified = true, ...lies }: Lies, flags: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(lies.counter ?? counter);
  const present = 0x01 | (isVerified ? 0x04 : 0);
  return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags | present]), count]);
}

/** Adds a passkey of the device to the player's account. */
export async function addPasskey(player: TestPlayer, device: PasskeyDevice, name = 'Telefon'): Promise<Reply> {
  const begun = await player.call('security/passkeybegin', { name });
  if (!begun.success) return begun;
  const attestation = device.create(begun.data as z.input<typeof creationOptions>);
  return player.call('security/passkeyfinish', { attestation });
}
