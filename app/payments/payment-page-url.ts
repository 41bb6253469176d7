import { isLoopback } from '~/lib/loopback';

interface PaymentHosts {
  /** The allow-list of hosts, as `host` or `host:port`. Null allows any host. */
  readonly hosts: readonly string[] | null;
  /** Allows plain http to this machine, for an operator that runs on it. */
  readonly allowsLoopback: boolean;
}

/** A URL for a link: https, and on one of the allowed hosts. Null for any other text. */
export function paymentPageUrl(text: string, { hosts, allowsLoopback }: PaymentHosts): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.username !== '' || url.password !== '' || url.href.length > 2048) return null;
  if (allowsLoopback && url.protocol === 'http:' && isLoopback(url.hostname)) return url.href;
  if (url.protocol !== 'https:') return null;
  return hosts === null || hosts.includes(url.host) ? url.href : null;
}
