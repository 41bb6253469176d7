import { expect, type APIRequestContext } from '@playwright/test';
import type { TestPlayer } from '../support/players';

/** Stops play in a browser of its own, whose session is another one. */
export async function stopElsewhere({ username, password }: TestPlayer, elsewhere: APIRequestContext): Promise<void> {
  const headers = { origin: new URL((await elsewhere.get('/login')).url()).origin };
  await elsewhere.post('/login', { form: { username, password }, headers });
  const answer = await elsewhere.post('/safer-play/pause', { form: { kind: 'stop' }, headers, maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, '/safer-play/pause']);
}
