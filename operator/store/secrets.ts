import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 of the parts, base64url. The separation of the parts counts: `a, bc` and `ab, c` differ. */
export function keyedHash(key: Buffer, ...parts: readonly (string | number)[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
