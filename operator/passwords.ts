import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptOptions,
) => Promise<Buffer>;
const HASH_BYTES = 32;
/**
 * The CPU cost of Node's default (2^12 × 4) with 4 MiB of memory instead of 16: each of libuv's four threads keeps what
 * it once allocated. Tests lower it by OPERATOR_PASSWORD_COST: they log in thousands of times.
 */
const EXPONENT = Number(process.env['OPERATOR_PASSWORD_COST'] ?? 12);
const costOf = (exponent: number): ScryptOptions => ({ N: 2 ** exponent, r: 8, p: 4 });

/** A salted scrypt hash as `scrypt$cost$salt$hash`, salt and hash in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password.normalize('NFKC'), salt, HASH_BYTES, costOf(EXPONENT));
  return `scrypt$${EXPONENT}$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [, exponent, salt = '', expected = ''] = stored.split('$');
  const saltBytes = Buffer.from(salt, 'base64url');
  const hash = await derive(password.normalize('NFKC'), saltBytes, HASH_BYTES, costOf(Number(exponent)));
  return timingSafeEqual(hash, Buffer.from(expected, 'base64url'));
}

/** Verified if there is no such player, so that known and unknown usernames take the same time. */
export const dummyHash = hashPassword(randomBytes(16).toString('hex'));
