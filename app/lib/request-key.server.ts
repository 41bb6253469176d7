import { createHash } from 'node:crypto';

/** The same for the same work and parts, in the same order. The parts, such as a password, cannot be read from it. */
export const requestKey = (work: string, ...parts: readonly unknown[]): string =>
  `${work} ${createHash('sha256').update(JSON.stringify(parts)).digest('base64')}`;
