import { expect, it } from 'vitest';
import { findSessionPlay } from './session-play.server';

type Context = Parameters<typeof findSessionPlay>[0];

const contextWith = (data: { staked: string; won: string; net: string }) =>
  ({
    player: { session: { player: { username: 'ayse' } } },
    content: {
      find: () => Promise.resolve({ siteOption: [{ key: 'capabilities', value: '["limits"]', status: true }] }),
    },
    operator: { ask: () => Promise.resolve({ kind: 'success', data }) },
    page: { translation: { locale: 'tr', t: (_texts: string, key: string) => key } },
  }) as unknown as Context;

it.each([
  ['0', '0', '0', 'none', '₺0,00'],
  ['10', '10', '0.00', 'even', '₺0,00'],
  ['10', '9.996', '-0.004', 'even', '₺0,00'],
  ['10', '10.004', '0.004', 'even', '₺0,00'],
  ['10', '9.99', '-0.01', 'down', '−₺0,01'],
  ['10', '12.5', '2.5', 'up', '+₺2,50'],
])('staked %s and won %s: net %s is %s, shown as %s', async (staked, won, net, position, text) => {
  expect(await findSessionPlay(contextWith({ staked, won, net }))).toMatchObject({ net: text, position });
});
