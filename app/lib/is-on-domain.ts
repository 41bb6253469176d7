/** Whether an origin's host is the domain or a subdomain of it; false without a domain. */
export function isOnDomain(origin: string, domain: string | undefined): boolean {
  if (!domain) return false;
  const host = new URL(origin).hostname;
  return host === domain || host.endsWith(`.${domain}`);
}
