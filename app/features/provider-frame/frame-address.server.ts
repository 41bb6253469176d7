/** Letters that mean nothing in a policy. A host in an address may hold others, such as `;`. */
const PLAIN_HOST = /^[a-z0-9.-]+$/;
const LOOPBACK = new Set(['localhost', '127.0.0.1']);

/**
 * An address that may stand in a frame: https, or plain http on this machine, where the demonstration's third parties
 * live. Null for anything else, credentials in the address included.
 *
 * @param local whether the operator itself runs on this machine
 */
export function frameAddress(address: string | null | undefined, local: boolean): URL | null {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username || url.password || !PLAIN_HOST.test(url.hostname)) return null;
  if (url.protocol === 'https:') return url;
  return url.protocol === 'http:' && local && LOOPBACK.has(url.hostname) ? url : null;
}

/** Whether the address is on one of the hosts: `host`, `host:port` or, for all hosts below it, `*.host`. */
export function isOnHost({ host, hostname, port }: URL, hosts: readonly string[]): boolean {
  return hosts.some((allowed) =>
    allowed.startsWith('*.') ? !port && hostname.endsWith(allowed.slice(1)) : host === allowed,
  );
}

/** The hosts as sources of a policy. */
export function hostSources(hosts: readonly string[], local: boolean): string[] {
  return hosts.map((host) => `${local && LOOPBACK.has(host.replace(/:\d+$/, '')) ? 'http' : 'https'}://${host}`);
}
