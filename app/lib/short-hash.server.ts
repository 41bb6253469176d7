import { createHash } from 'node:crypto';

/** In letters of six bits. */
const LENGTH = 22;

/** A name for content, for entity tags and keys: the start of its SHA-256 in URL-safe letters. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, LENGTH);
