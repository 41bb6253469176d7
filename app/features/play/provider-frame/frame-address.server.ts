import { isLoopback } from '~/lib/loopback';
/** Characters without a meaning in a content security policy. A URL's host may contain others, such as `;`. */
const PLAIN_HOST = /^[a-z0-9.-]+$/;

/**
 * An https address, or http on this machine for the demonstration's third parties. Null for any other, and for one with
 * credentials. @param local whether the operator runs on this machine
 */
export function frameAddress(address: string | null | undefined, local: boolean): URL | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password || !PLAIN_HOST.test(url.hostname)) return null;
  if (url.protocol === 'https:') return url;
  return url.protocol === 'http:' && local && isLoopback(url.hostname) ? url : null;
}

/** Whether the URL's host is in the list: `host`, `host:port`, or `*.host` for all subdomains. */
export function isOnHost({ host, hostname, port }: URL, hosts: readonly string[]): boolean {
  return hosts.some((allowed) =>
    allowed.startsWith('*.') ? !port && hostname.endsWith(allowed.slice(1)) : host === allowed,
  );
}

export function hostSources(hosts: readonly string[], local: boolean): string[] {
  return hosts.map((host) => `${local && isLoopback(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host}`);
}
