import type { Page } from '@playwright/test';
import type { TestPlayer } from '../support/players';
import { SITE_PORT } from './ports';
import { expect } from './test';

/** Logs in a player whose second factor is on, by requests in the background. @param code a backup code */
export async function logInWithFactor(page: Page, { username, password }: TestPlayer, code: string): Promise<void> {
  const origin = `http://localhost:${SITE_PORT}`;
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(`${path}?redirectTo=/pages/1`, { form, headers: { origin } });
  await post('/login', { username, password });
  const answer = await post('/login/verify', { factor: 'recovery-code', code });
  expect(new URL(answer.url()).pathname).toBe('/pages/1');
}
