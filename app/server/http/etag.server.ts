/** Weak comparison (RFC 9110, section 13.1.2): proxies that compress make tags weak. @param etag null: only `*` names it */
export function matchesEtag(header: string | undefined, etag: string | null): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/** Whether `If-Match` asks for other content, by strong comparison (section 13.1.1). */
export function failsIfMatch(header: string | undefined, etag: string | null): boolean {
  if (header === undefined || header.trim() === '*') return false;
  return !header.split(',').some((each) => each.trim() === etag);
}
