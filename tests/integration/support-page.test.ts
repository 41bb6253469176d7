// @module-tag tier-1
// @module-tag support-chat

import { describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { sharedSite } from '../support/shared-site';
import { startSite } from '../support/site';

const PRODUCTION = { NODE_ENV: 'production', DEMO: '1', SESSION_SECRETS: 'a-secret-of-thirty-two-characters' };
const HOSTS = ['https://chat.example', 'https://fallback.example'];

const site = sharedSite({
  ...PRODUCTION,
  LIVE_CHAT_URL: `${HOSTS[0]}/desk`,
  LIVE_CHAT_FALLBACK_URL: `${HOSTS[1]}/desk`,
});

describe('the live chat', () => {
  it('is a plain link in a new tab without JavaScript', async () => {
    const page = await shown(await new HttpBrowser(site.url).get('/support'));
    const link = /<a href="([^"]*\/desk)"[^>]*>/.exec(page);
    expect(link?.[1]).toBe(`${HOSTS[0]}/desk`);
    expect(link?.[0]).toContain('target="_blank"');
    expect(link?.[0]).toContain('rel="noopener noreferrer"');
  });
});

it('extends the content security policy by its own hosts only', async () => {
  const policyAt = async (url: string) =>
    (await new HttpBrowser(url).get('/support')).headers.get('content-security-policy');
  const policy = (await policyAt(site.url)) ?? '';
  expect(policy).toContain(`frame-src 'self' ${HOSTS.join(' ')}`);
  expect(policy).toContain(`connect-src 'self' ${HOSTS.join(' ')}`);
  expect(policy.split('; ').find((part) => part.startsWith('script-src'))).not.toContain('.example');
});

it.each([
  ['nothing is configured', { ...PRODUCTION }],
  ['this is not production', { LIVE_CHAT_URL: 'https://chat.example/desk' }],
])('there is no chat and no button for it where %s', async (_name, env) => {
  const plain = await startSite(env);
  try {
    const answer = await new HttpBrowser(plain.url).get('/support');
    const page = await shown(answer);
    expect(answer.headers.get('content-security-policy')).toContain("frame-src 'self';");
    expect(page).not.toContain('chat.example');
    expect(page).not.toContain('Canlı desteği aç');
    expect(page).toContain('Arama isteyin');
    expect(page).toMatch(/<a [^>]*href="\/support"/);
  } finally {
    await plain.stop();
  }
});
