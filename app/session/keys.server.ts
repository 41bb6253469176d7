import { hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError } from '~/platform/config/env.server';

const PURPOSES = [
  'session',
  'toast',
  'csrf',
  'journey',
  'intent',
  'order',
  'receipt',
  'launch',
  'once',
  'known-device',
  'known-account',
  'challenge',
  'tried-password',
  'paused-player',
  'session-checks',
] as const;

export type KeyPurpose = (typeof PURPOSES)[number];

const KEY_BYTES = 32;
const MIN_SECRET_LENGTH = 32;

export type Keys = ReturnType<typeof deriveKeys>;

/** Keys derived from the configured secrets, one set for each purpose, newest first. The newest seals, every key opens. */
export function deriveKeys(secrets: readonly string[]) {
  const derive = (secret: string, purpose: KeyPurpose) =>
    new Uint8Array(hkdfSync('sha256', secret, 'player-site', `player-site/${purpose}/1`, KEY_BYTES));
  const sets = new Map<KeyPurpose, Uint8Array[]>(
    PURPOSES.map((purpose) => [purpose, secrets.map((secret) => derive(secret, purpose))]),
  );
  const all = (purpose: KeyPurpose): readonly Uint8Array[] => sets.get(purpose) ?? [];
  return {
    all,
    newest(purpose: KeyPurpose) {
      const [key] = all(purpose);
      if (!key) throw new Error('There is no session secret.');
      return key;
    },
  };
}

/** A random secret in the data directory: a first run needs no configuration, and sessions survive a restart. */
export function secretKeptIn(dataDir: string): string {
  const file = path.join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) keepNewSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ConfigurationError(`${file} holds no secret. Delete it to have a new one made.`);
  return secret;
}

/** Where two processes start together, one keeps its secret and both read it: the file appears when it is complete. */
function keepNewSecret(file: string): void {
  const temporaryFile = `${file}-${randomUUID()}`;
  writeFileSync(temporaryFile, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, { mode: 0o600 });
  try {
    linkSync(temporaryFile, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryFile);
  }
}
