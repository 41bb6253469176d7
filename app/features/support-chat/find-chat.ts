/** Spec section 9: how long an address of the live chat has before the next one is tried. */
export const FALLBACK_DELAY_MS = 5_000;

/**
 * The first address that answers, in their order. One that refuses is passed over at once, one that says nothing after
 * five seconds. What it answers cannot be seen from another site, only that it does.
 *
 * @returns null when none does
 */
export async function findChat(pages: readonly string[]): Promise<string | null> {
  for (const page of pages) if (await answers(page)) return page;
  return null;
}

async function answers(page: string): Promise<boolean> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), FALLBACK_DELAY_MS);
  try {
    await fetch(page, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal: silence.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
