import { createHash } from 'node:crypto';

/** The CSP source `'sha256-…'` that allows one inline script or style. */
export const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
