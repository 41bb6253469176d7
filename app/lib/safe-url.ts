import { safeRedirect } from './safe-redirect';

/** An https address, or a path of this site. Null for every other text, which the caller leaves out. */
export function safeAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  const path = safeRedirect(address, '');
  if (path) return path;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' ? url.href : null;
}
