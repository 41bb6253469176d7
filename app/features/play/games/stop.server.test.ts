import type { AppLoadContext } from '@remix-run/node';
import { expect, it } from 'vitest';
import { cms } from '~/upstream/contract/cms';
import { breakInTwo, findStop } from './stop.server';

interface Options {
  capabilities?: string;
  player?: object | null;
}

function contextWith(stopHours: number | null, { capabilities = '["limits"]', player = {} }: Options = {}) {
  const bootstrap = { siteOption: [{ key: 'capabilities', value: capabilities, status: true }] };
  const find = (call: unknown) => Promise.resolve(call === cms.grouped ? bootstrap : { stopHours });
  const t = (_namespace: string, key: string, { count }: { count: number }) => `${key} ${count}`;
  return {
    content: { find },
    page: { translation: { t } },
    player: { session: { player } },
  } as unknown as AppLoadContext;
}

it("names the hours of the operator's policy", async () => {
  expect(await findStop(contextWith(48))).toEqual({ label: 'stop 48', short: 'stopShort\n48' });
});

it('is absent under a policy without a stop, without the capability, and for guests', async () => {
  expect(await findStop(contextWith(null))).toBeNull();
  expect(await findStop(contextWith(24, { capabilities: '[]' }))).toBeNull();
  expect(await findStop(contextWith(24, { player: null }))).toBeNull();
});

it.each([
  ['24 saat durdur', '24 saat\ndurdur'],
  ['Stop 24 hours', 'Stop 24\nhours'],
  ['24 Stunden Stopp', '24 Stunden\nStopp'],
  ['one two three four', 'one two\nthree four'],
  ['24時間停止', '24時間停止'],
  ['', ''],
])('breaks %j where both lines are shortest', (label, broken) => {
  expect(breakInTwo(label)).toBe(broken);
});
