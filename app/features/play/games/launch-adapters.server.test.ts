import { describe, expect, it } from 'vitest';
import type { Call } from '~/upstream/contract/call';
import { launchAdapters, type LaunchRequest } from './launch-adapters.server';
import { INTEGRATIONS, type Integration } from './provider-setup.server';

const game = { gameCode: 'code-7', productId: '11100', system: '911' };
const phone: LaunchRequest = {
  game,
  isMobile: true,
  language: 'tr',
  lobbyUrl: 'https://site.example/casino/slot',
  isDemo: false,
};
const desktop: LaunchRequest = { ...phone, isMobile: false, language: 'en' };

/** The calls that an adapter sends to the operator. */
async function callsOf(integration: Integration, request: LaunchRequest) {
  const calls: { path: string; body: unknown }[] = [];
  const ask = (call: Call, body: unknown) => {
    expect(call.request.safeParse(body).success).toBe(true);
    calls.push({ path: call.path, body });
    return Promise.resolve({ kind: 'success', data: 'https://games.example/', message: null });
  };
  const launch = launchAdapters[integration](request, ask as never);
  if (launch !== null) await launch;
  return calls;
}

describe('launch request bodies', () => {
  it.each<[Integration, LaunchRequest, string, unknown]>([
    ['dt', phone, 'casino/dtlaunchurl', { code: 'code-7' }],
    ['em', phone, 'casino/emlaunchurl', { code: 'code-7', productId: '11100' }],
    ['amusnet', phone, 'casino/amusnetlaunchurl', { code: 'code-7', isMobile: true }],
    ['amusnet', desktop, 'casino/amusnetlaunchurl', { code: 'code-7', isMobile: false }],
    [
      'egt',
      phone,
      'casino/egtlaunchurl',
      { platform: 2, gameCode: 'code-7', language: 'tr', lobbyUrl: 'https://site.example/casino/slot' },
    ],
    [
      'egt',
      desktop,
      'casino/egtlaunchurl',
      { platform: 1, gameCode: 'code-7', language: 'en', lobbyUrl: 'https://site.example/casino/slot' },
    ],
    [
      'hub88',
      phone,
      'casino/hub88launchurl',
      { platform: 2, gameCode: 'code-7', language: 'tr', lobbyUrl: 'https://site.example/casino/slot' },
    ],
    ['softgamings', phone, 'casino/softgamingslaunchurl', { system: '911', pageCode: 'code-7', isMobile: 1 }],
    ['softgamings', desktop, 'casino/softgamingslaunchurl', { system: '911', pageCode: 'code-7', isMobile: 0 }],
  ])('%s', async (integration, request, path, body) => {
    expect(await callsOf(integration, request)).toEqual([{ path, body }]);
  });

  it('sends no call for a game without the field that its integration needs', async () => {
    const bare = { ...phone, game: { gameCode: 'code-7' } };
    const counts = await Promise.all(INTEGRATIONS.map(async (one) => [one, (await callsOf(one, bare)).length]));
    expect(counts).toEqual([
      ['dt', 1],
      ['em', 0],
      ['amusnet', 1],
      ['egt', 1],
      ['hub88', 1],
      ['softgamings', 0],
    ]);
  });
});

it.each(INTEGRATIONS)('names play money in the body of %s, and real money not', async (integration) => {
  const [demo] = await callsOf(integration, { ...phone, isDemo: true });
  const [real] = await callsOf(integration, phone);
  expect(demo?.body).toEqual({ ...(real?.body as object), demo: true });
});
