import { describe, expect, it } from 'vitest';
import { providerSetup } from './provider-setup.server';

const setup = (options: Record<string, string>, providerName: string | null, mainProviderId: number | string = 11) =>
  providerSetup(new Map(Object.entries(options)), { providerName, mainProviderId });

describe("a provider's integration", () => {
  const providerIntegrations = JSON.stringify({ 'Kestane Oyun': 'dt', 42: 'egt', Bozuk: 'nonsense' });

  it.each([
    ['by its name', 'Kestane Oyun', 1, 'dt'],
    ['by its id', 'Darbuka Lab', 42, 'egt'],
    ['by its id where it has no name', null, '42', 'egt'],
    ['by a name that is an integration', 'Hub88', 1, 'hub88'],
    ['by a name that is nearly one', 'Soft Gamings', 1, 'softgamings'],
    ['none for an unknown provider', 'Yabancı', 1, null],
    ['none for an invalid setup', 'Bozuk', 1, null],
    ['none for a property name of Object.prototype', 'constructor', 1, null],
    ['none for __proto__', '__proto__', 1, null],
  ])('%s', (_what, name, id, integration) => {
    expect(setup({ providerIntegrations }, name, id).integration).toBe(integration);
  });

  it.each(['', 'null', '[]', '{', '"dt"', '7'])('falls back to the provider name when the option is %j', (option) => {
    expect(setup({ providerIntegrations: option }, 'EGT').integration).toBe('egt');
    expect(setup({ providerIntegrations: option }, 'Kestane Oyun').integration).toBeNull();
  });
});

describe("a provider's hosts", () => {
  it('are the ones that are valid in a content security policy', () => {
    const providerHosts = JSON.stringify({
      EGT: [
        'games.example',
        '*.games.example',
        'localhost:3002',
        'a.example; script-src *',
        "'self'",
        '*',
        7,
        'https://x',
      ],
      Bozuk: 'games.example',
    });
    expect(setup({ providerHosts }, 'EGT').hosts).toEqual(['games.example', '*.games.example', 'localhost:3002']);
    expect(setup({ providerHosts }, 'Bozuk').hosts).toEqual([]);
    expect(setup({ providerHosts }, 'Başka').hosts).toEqual([]);
    expect(setup({}, 'EGT').hosts).toEqual([]);
  });
});
