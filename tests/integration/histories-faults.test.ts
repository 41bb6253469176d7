// @module-tag tier-1
// @module-tag history

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { historyPages } from '../support/history-pages';
import { shown } from '../support/html';
import { callFaults, scenariosOf } from '../support/scenarios';

const site = sharedSite();
let scenarios: ReturnType<typeof scenariosOf>;
/** The player of the seed data, who has a history. Logs in once: logins are limited for each account. */
let demo: HttpBrowser;
beforeAll(async () => {
  scenarios = scenariosOf(site.operatorUrl);
  demo = new HttpBrowser(site.url);
  await demo.logIn();
});
afterEach(async () => {
  await scenarios.clear();
  // After several failures in a row a circuit breaker would open: each group of calls has to succeed in between.
  for (const [path] of historyPages) expect((await demo.get(path)).status).toBe(200);
});

it('a page that cannot be read is tried again, not the first one', async () => {
  await scenarios.order('casino/history', { status: 500 });
  const page = await shown(await demo.get('/dashboard/game-history?result=1&page=3'));
  expect(page).toContain('href="/dashboard/game-history?result=1&amp;page=3"');
});

describe.each(callFaults.filter(([name]) => name !== 'does not have the call'))(
  'when the operator %s',
  (_name, fault) => {
    it.each(historyPages)('%s shows that the list cannot be read, and offers no file', async (path, call, title) => {
      await scenarios.order(call, fault);
      const answer = await demo.get(path);
      expect([502, 503]).toContain(answer.status);
      const page = await shown(answer);
      expect(page).toContain('Bu liste şu an gösterilemiyor');
      expect(page).toContain(`<h1>${title}</h1>`);
      expect([502, 503]).toContain((await demo.get(`${path}.csv`)).status);
      await scenarios.clear();
    });

    it('a bonus is never reported as claimed', async () => {
      const { player, visitor } = await enterAsNewPlayer(site.operatorUrl, site.url);
      // Takes the toast of the login.
      await visitor.get('/');
      const offers = (await player.call('bonus/available', {})).data as { id: number }[];
      await scenarios.order('bonus/claim', fault);
      const answer = await visitor.post('/dashboard/claim-bonus', { id: String(offers[0]?.id) });
      expect([502, 503]).toContain(answer.status);
      const page = await shown(answer);
      expect(page).toContain('Talebinizin sonucu henüz bilinmiyor');
      expect(page).not.toContain('data-toast="success"');
      await scenarios.clear();
    });

    it('the bonus offers are reported as unavailable', async () => {
      await scenarios.order('bonus/available', fault);
      expect(await shown(await demo.get('/dashboard/claim-bonus'))).toContain('Bonuslar şu an gösterilemiyor');
      await scenarios.clear();
    });

    it('the account page shows the data of the session', async () => {
      await scenarios.order('customer/profile', fault);
      const page = await shown(await demo.get('/dashboard/account'));
      expect(page).toContain('tamamı şu an gösterilemiyor');
      expect(page).toContain('+90 555 000 00 01');
    });
  },
);
