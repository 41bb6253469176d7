import { safeRedirect } from './safe-redirect';

/**
 * Validates a URL of the operator for a link or a picture: an https URL, or a path of this site. Null for any other, such as
 * `javascript:`, `data:` or plain http.
 */
export function safeAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  const path = safeRedirect(address, '');
  if (path) return path;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' ? url.href : null;
}
