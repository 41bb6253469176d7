const MOBILE_AGENT = /\b(Android|iPhone|iPad|iPod|Mobile|Mobi|Opera Mini)\b/i;

/** Whether the player holds a phone or a tablet, as far as the browser says so itself. */
export function isMobileDevice(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  // The hint says "?0" for Android tablets too; those are told by their name.
  return hint === '?1' || MOBILE_AGENT.test(headers.get('user-agent') ?? '');
}
