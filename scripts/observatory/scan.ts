import { request } from 'undici';
import { observatoryScore, type Answer, type Score } from './score';

/** The foreign origin of the preflight. */
const OTHER_ORIGIN = 'https://other.example';

/**
 * Scores a site by its real answers. The site knows the origin that players see, so it answers as if it stood behind https.
 *
 * @param address where the site listens, usually by http
 * @param origin its PUBLIC_ORIGIN
 */
export async function scan(address: string, origin: string): Promise<Score> {
  const [home, robots, preflight] = await Promise.all([
    ask(`${address}/`, { method: 'GET', headers: { accept: 'text/html' } }),
    ask(`${address}/robots.txt`, { method: 'GET', headers: { accept: 'text/plain' } }),
    // undici's own request: fetch forbids the header of a preflight.
    ask(`${address}/`, {
      method: 'OPTIONS',
      headers: { origin: OTHER_ORIGIN, 'access-control-request-method': 'GET' },
    }),
  ]);
  return observatoryScore({ origin, home, robots, preflight, redirectsToHttps: true });
}

async function ask(
  url: string,
  options: { method: 'GET' | 'OPTIONS'; headers: Record<string, string> },
): Promise<Answer> {
  const { headers: fields, body } = await request(url, options);
  const headers = new Headers();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  return { headers, body: await body.text() };
}
