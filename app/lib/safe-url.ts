import { safeRedirect } from './safe-redirect';

/**
 * An address from the operator, fit for a link or a picture: an https address, or a path of this site. Null for
 * anything else (`javascript:`, `data:`, plain http, nonsense), so that the caller shows nothing rather than something
 * dangerous.
 */
export function safeAddress(address: string | null | undefined): string | null {
  if (!address) return null;
  const path = safeRedirect(address, '');
  if (path) return path;
  const url = URL.canParse(address) ? new URL(address) : null;
  return url?.protocol === 'https:' ? url.href : null;
}
