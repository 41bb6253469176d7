import type { APIRequestContext } from 'playwright';

/**
 * Logs a browser in by a request behind its pages. It follows the redirect to a page, which shows the welcome message: so
 * the message does not cover the tested page.
 *
 * @throws where the site does not let the player in
 */
export async function logInBehind(
  request: APIRequestContext,
  origin: string,
  { username, password }: { readonly username: string; readonly password: string },
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answer = await request.post(`${origin}/login?redirectTo=/pages/1`, {
    form: { username, password },
    headers: { origin, ...headers },
  });
  const { pathname } = new URL(answer.url());
  if (pathname !== '/pages/1') throw new Error(`The login led to ${pathname}, with ${answer.status()}`);
}
