// @module-tag tier-2

import { afterEach, expect, it } from 'vitest';
import { auth } from '~/upstream/contract/auth';
import { casino } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';
import { HttpBrowser } from '../support/http-browser';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { startSite } from '../support/site';

const { proxy } = operatorBehindFaults();
afterEach(() => proxy.faults.clear());

const PAGES = ['/login', '/register', '/pages/1', '/promotions', '/'];

it.each([cms.grouped, cms.translationlist, cms.categorylist, cms.contentlist, auth.form, casino.games])(
  'a site that starts for the first time while $path hangs shows the pages that can do without, and logs players in',
  async ({ path }) => {
    const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    proxy.faults.set(path, { kind: 'hang' });
    const statuses = await Promise.all(
      PAGES.map(async (page) => {
        const answer = await new HttpBrowser(site.url).get(page);
        expect(await answer.text(), page).toContain('Giriş');
        return answer.status;
      }),
    );
    expect(statuses).toEqual(PAGES.map(() => 200));
    expect((await new HttpBrowser(site.url).logIn()).status).toBe(303);
    await site.stop();
  },
);
