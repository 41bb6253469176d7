/** Time limit for one chat address before the next one is tried. */
export const FALLBACK_DELAY_MS = 5_000;

/**
 * A refused connection is skipped at once, a silent one after five seconds. Another site's status cannot be read, so the server
 * reports the addresses that answer with an error.
 *
 * @param refusals address of that report
 * @returns null when no address responds
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
