/** Whether an origin's host is the domain itself or below it. Without a domain, never. */
export function isOnDomain(origin: string, domain: string | undefined): boolean {
  if (!domain) return false;
  const host = new URL(origin).hostname;
  return host === domain || host.endsWith(`.${domain}`);
}
