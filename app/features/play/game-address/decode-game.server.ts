import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import type { GameName } from './encode-game';

const MAX_DECODED_BYTES = 2 * 1024;
const MAX_ENCODED_LENGTH = Math.ceil((MAX_DECODED_BYTES * 4) / 3) + 2;

/** Both alphabets: URL-safe base64, which this site writes, and standard base64. */
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** Further fields of a game are accepted when they are scalars or lists of scalars. */
const encodedGame = z
  .object({
    gameCode: z.union([z.string().min(1).max(200), z.number()]).transform(String),
    mainProviderId: z.union([z.number().int(), z.string().min(1).max(100)]),
    name: z.string(),
  })
  .catchall(z.union([scalar, z.array(scalar)]));

/** Only names a game to look up: visitors can write it. @returns null for no JSON in base64, another shape, more than 2 KiB */
export function decodeGame(encoded: string): GameName | null {
  if (encoded.length > MAX_ENCODED_LENGTH || !BASE64.test(encoded)) return null;
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > MAX_DECODED_BYTES) return null;
  const value = parseJson(decodeUtf8(bytes) ?? '');
  // `JSON.parse` can create an own key `__proto__`.
  if (typeof value !== 'object' || value === null || Object.hasOwn(value, '__proto__')) return null;
  const parsed = encodedGame.safeParse(value);
  if (!parsed.success) return null;
  const { gameCode, mainProviderId, name } = parsed.data;
  return { gameCode, mainProviderId, name };
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
