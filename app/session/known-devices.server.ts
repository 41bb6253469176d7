import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { foldUsername } from '~/lib/fold-username';
import { createKeyedDigest } from '~/lib/keyed-digest.server';
import type { Cookie, CookieJar } from './cookie-jar.server';
import type { Keys } from './keys.server';
import { createSeal } from './seal.server';

/** An account is known on a device for this long after its last login there. */
const KNOWN_SECONDS = 180 * 24 * 60 * 60;

/** Players of one household may share a device. */
const MAX_ACCOUNTS = 5;

/** Outlives the session and the logout. It opens no session: docs/decisions/0025. */
const KNOWN_DEVICE_COOKIE: Cookie = { name: 'known-device', maxAge: KNOWN_SECONDS };

const ID_BYTES = 16;

const sealedDevice = z.object({
  id: z.string(),
  /** The last login first. The digest stands for the username, which the cookie must not hold. */
  accounts: z.array(z.object({ digest: z.string(), until: z.number() })).max(MAX_ACCOUNTS),
});

type Device = z.output<typeof sealedDevice>;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/** A sealed cookie makes each device known to itself alone. A copied cookie has the same id, and shares that allowance. */
export function createKnownDevices(keys: Keys, now = Date.now) {
  const seal = createSeal(keys, 'known-device');
  const digest = createKeyedDigest(keys.all('known-account'));

  async function read(jar: CookieJar): Promise<Device | null> {
    const sealed = jar.get(KNOWN_DEVICE_COOKIE);
    if (!sealed) return null;
    const device = sealedDevice.safeParse(await seal.open(sealed)).data;
    return device ? { ...device, accounts: device.accounts.filter(({ until }) => until > now()) } : null;
  }

  return {
    /** The id of this device if that account has logged in on it; null for a stranger's. */
    async find(jar: CookieJar, username: string) {
      const account = foldUsername(username);
      const device = await read(jar);
      return device?.accounts.some((known) => digest.matches(known.digest, account)) ? device.id : null;
    },
    async remember(jar: CookieJar, username: string) {
      const account = foldUsername(username);
      const device = (await read(jar)) ?? { id: randomBytes(ID_BYTES).toString('base64url'), accounts: [] };
      const others = device.accounts.filter((known) => !digest.matches(known.digest, account));
      const latest = { digest: digest.of(account), until: now() + KNOWN_SECONDS * 1000 };
      const accounts = [latest, ...others].slice(0, MAX_ACCOUNTS);
      jar.set(KNOWN_DEVICE_COOKIE, await seal.seal({ id: device.id, accounts }));
    },
  };
}
