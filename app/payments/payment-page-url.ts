const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopback = (url: URL) => LOOPBACK.has(url.hostname);

interface PaymentHosts {
  /** `host` or `host:port`. Null: any host. */
  readonly hosts: readonly string[] | null;
  /** Plain http to this machine, for an operator that is on it. */
  readonly allowsLoopback: boolean;
}

/**
 * An address that the operator sends a player to with money, fit for a link: https, on one of the hosts where some are
 * named. Null for anything else.
 */
export function paymentPageUrl(text: string, { hosts, allowsLoopback }: PaymentHosts): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '' || url.href.length > 2048) return null;
  if (allowsLoopback && url.protocol === 'http:' && isLoopback(url)) return url.href;
  if (url.protocol !== 'https:') return null;
  return hosts === null || hosts.includes(url.host) ? url.href : null;
}
