const MOBILE_AGENT = /\b(Android|iPhone|iPad|iPod|Mobile|Mobi|Opera Mini)\b/i;

/** Whether the browser runs on a phone or a tablet, by its headers. */
export function isMobileDevice(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  // Android tablets send "?0"; the user agent identifies them.
  return hint === '?1' || MOBILE_AGENT.test(headers.get('user-agent') ?? '');
}
