// @module-tag tier-1
// @module-tag shell
// @module-tag home

import { expect, it, onTestFinished } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fund } from '../support/players';
import { startSite } from '../support/site';
import { siteBehindFaults } from '../support/site-behind-faults';

/** When the operator's popup stays away. */

const { operator, proxy, site } = siteBehindFaults();

const POPUP = 'name="popup"';
const homeOf = async (visitor: HttpBrowser, headers: Record<string, string> = {}) =>
  shown(await visitor.get('/', headers));

it('does not cover what a login or a logout says, and comes with the next page', async () => {
  const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
  await visitor.post('/logout', {});
  const after = await homeOf(visitor);
  expect(after).toContain('data-toast="success"');
  expect(after).not.toContain(POPUP);
  expect(await homeOf(visitor)).toContain(POPUP);
});

it.each(['/dashboard/receipt/7', '/dashboard/deposit/6', '/login'])(
  'waits on the page after %s, and comes with the next',
  async (path) => {
    const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
    await homeOf(visitor);
    expect(await homeOf(visitor, { referer: `${site.url}${path}` })).not.toContain(POPUP);
    expect(await homeOf(visitor, { referer: `${site.url}/` })).toContain(POPUP);
  },
);

it.each(['https://evil.example/dashboard', 'x', '', 'javascript:0'])(
  'comes to a player from elsewhere: %s',
  async (referer) => {
    const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
    await homeOf(visitor);
    expect(await homeOf(visitor, { referer })).toContain(POPUP);
  },
);

it('does not offer the bonus that the player has had, and asks once', async () => {
  proxy.faults.set('cms/grouped', {
    kind: 'rewrite',
    rewrite: (_call, data) => ({
      ...(data as object),
      popup: { ...(data as { popup: object }).popup, url: '/promotions/3' },
    }),
  });
  const derby = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  onTestFinished(() => derby.stop());
  const { visitor, player } = await enterAsNewPlayer(operator.apiUrl, derby.url);
  await homeOf(visitor);
  expect(await homeOf(visitor)).toContain(POPUP);
  await fund(player, 250);
  const { data } = await player.call('bonus/available', {}, { locale: 'tr' });
  const offer = (data as { id: number; title: string }[]).find(({ title }) => title === 'Derbi bonusu');
  expect(await player.call('bonus/claim', { id: offer?.id })).toMatchObject({ success: true });
  expect(await homeOf(visitor)).not.toContain(POPUP);
  expect(visitor.cookies.get('popup')).toMatch(/^[0-9a-f]{12}$/);
  expect(await homeOf(new HttpBrowser(derby.url))).toContain(POPUP);
});
