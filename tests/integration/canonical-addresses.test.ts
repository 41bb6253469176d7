// @module-tag tier-1
// @module-tag server

import { describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { sharedSite } from '../support/shared-site';

const site = sharedSite();
const visit = () => new HttpBrowser(site.url);

const PAGES = [
  '/casino/slot',
  '/login',
  '/search',
  '/dashboard/deposit',
  '/promotions',
  '/robots.txt',
  '/dashboard/statement.csv',
];

const SPELLINGS: Readonly<Record<string, (path: string) => string>> = {
  'a slash at the end': (path) => `${path}/`,
  'slashes at the end': (path) => `${path}///`,
  capitals: (path) => path.toUpperCase(),
  'doubled slashes': (path) => `/${path.slice(1).replaceAll('/', '//')}//`,
  'an encoded letter': (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
};

describe.each(Object.entries(SPELLINGS))('%s', (_name, spell) => {
  it.each(PAGES)('leads readers to %s, with the query', async (path) => {
    for (const query of ['', '?search=a%2Fb', '?_data=root']) {
      const answer = await visit().get(`${spell(path)}${query}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([308, `${path}${query}`]);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });
});

it('a form is answered at capitals and with a slash at the end', async () => {
  for (const path of ['/login/', '/LOGIN', '/Login/'])
    expect((await visit().post(path, { username: 'demo', password: 'demo1234' })).status).toBe(303);
});

it.each([
  '//',
  '//login',
  '//evil.example',
  '//evil.example/casino/slot',
  '/nowhere/',
  '/casino/slot.',
  '/casino%2Fslot',
])('%s is a 404, and leads nowhere', async (path) => {
  const answer = await visit().get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
});
