// @module-tag tier-1
// @module-tag player-limits
// @module-tag upstream

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { anyFault, type Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { startSite, type TestSite } from '../support/site';

const { operator, proxy } = operatorBehindFaults();
const untouched: Fault = { kind: 'rewrite', rewrite: (_call, data) => data };
const PAUSE = '/safer-play/pause';

const ways = [
  'resets the connection',
  'answers 500',
  'answers 404',
  'answers no JSON',
  'answers null',
  'answers another shape',
  'answers nulls',
  'answers success false without a message',
] as const satisfies (keyof typeof anyFault)[];

describe.each(ways)('an operator of which every call but the login and the pause %s', (way) => {
  let site: TestSite;
  beforeAll(async () => {
    proxy.faults.clear();
    for (const call of ['auth/login', 'auth/register', 'exclusion/start']) proxy.faults.set(call, untouched);
    proxy.faults.set('*', anyFault[way]);
    // A site that has read no content before.
    site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  });
  afterAll(() => site.stop());

  it('leaves players the stop, the time-out and the exclusion, and the ways to them', async () => {
    const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
    for (const address of ['/', '/safer-play', '/nowhere'])
      expect(await shown(await visitor.get(address)), address).toContain(`href="${PAUSE}"`);
    const page = await visitor.get(PAUSE);
    expect(page.status).toBe(200);
    const html = await shown(page);
    for (const choice of ['value="stop"', 'name="hours"', 'name="days"']) expect(html).toContain(choice);
    expect((await visitor.get(`${PAUSE}?kind=exclusion&days=forever`)).status).toBe(200);
    expect((await visitor.post(PAUSE, { kind: 'stop' })).status).toBe(303);
    expect(await shown(await visitor.get(PAUSE))).toContain('kadar ara verdiniz');
  });
});

it.each([
  ['a label of the policy that is no text', 'limits/policy', (data: object) => ({ ...data, kinds: [{ label: 7 }] })],
  ['an end of the pause that is no time', 'exclusion/start', () => ({ until: 'soon' })],
  ['a pause without data', 'exclusion/start', () => null],
])('%s leaves the pause as it is', async (_name, call, rewrite) => {
  proxy.faults.clear();
  proxy.faults.set(call, { kind: 'rewrite', rewrite: (_call, data) => rewrite(data as object) });
  const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  try {
    const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
    expect((await visitor.post(PAUSE, { kind: 'time-out', hours: '24' })).status).toBe(303);
    expect(await shown(await visitor.get(PAUSE))).toContain('kadar ara verdiniz');
  } finally {
    await site.stop();
  }
});
