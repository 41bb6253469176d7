/** Spec section 9: how long an address of the live chat has before the next one is tried. */
export const FALLBACK_DELAY_MS = 5_000;

/**
 * The first address that answers, in their order. One that refuses is passed over at once, one that says nothing after
 * five seconds. From another site can only be seen that it answers: which of them answer with an error, the site's own
 * server knows.
 *
 * @param refusals address of the list of those; where it does not come, there are none
 * @returns null when none does
 */
export async function findChat(pages: readonly string[], refusals: string): Promise<string | null> {
  const refused = refusedOf(refusals);
  for (const page of pages) {
    if ((await answers(page)) && !(await refused).includes(page)) return page;
  }
  return null;
}

async function refusedOf(refusals: string): Promise<readonly string[]> {
  const answer = await ask(refusals, {});
  const list: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  return Array.isArray(list) ? (list as string[]) : [];
}

const answers = async (page: string) =>
  (await ask(page, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' })) !== null;

/** Null where nothing answers in time. */
async function ask(address: string, options: RequestInit): Promise<Response | null> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), FALLBACK_DELAY_MS);
  try {
    return await fetch(address, { ...options, signal: silence.signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
