import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../../../tests/support/hostile-addresses';
import { frameAddress, hostSources, isOnHost } from './frame-address.server';

describe('an address for a frame', () => {
  it.each([
    ['https://games.example/play?x=1', true, 'https://games.example/play?x=1'],
    ['http://localhost:3002/games', true, 'http://localhost:3002/games'],
    ['http://127.0.0.1:3002/games', true, 'http://127.0.0.1:3002/games'],
    ['http://localhost:3002/games', false, undefined],
    ['http://games.example/play', true, undefined],
    ['javascript:alert(1)', true, undefined],
    ['data:text/html,x', true, undefined],
    ['blob:https://games.example/x', true, undefined],
    ['//games.example/', true, undefined],
    ['/casino/slot', true, undefined],
    ['https://user:secret@games.example/', true, undefined],
    ['https://games.example;script-src/', true, undefined],
    ['', true, undefined],
    [null, true, undefined],
  ])('%j, operator on this machine: %s', (address, local, expected) => {
    expect(frameAddress(address, local)?.href).toBe(expected);
  });
});

describe('a host', () => {
  it.each([
    ['https://games.example/', 'games.example', true],
    ['https://GAMES.example/', 'games.example', true],
    ['https://games.example:8443/', 'games.example', false],
    ['https://games.example:8443/', 'games.example:8443', true],
    ['https://eu.games.example/', 'games.example', false],
    ['https://eu.games.example/', '*.games.example', true],
    ['https://games.example/', '*.games.example', false],
    ['https://eu.games.example:8443/', '*.games.example', false],
    ['https://evilgames.example/', '*.games.example', false],
    ['https://games.example.evil.example/', 'games.example', false],
  ])('of %s is %s: %s', (address, host, expected) => {
    expect(isOnHost(new URL(address), [host])).toBe(expected);
  });

  it('is a source of a policy, in plain http only on this machine', () => {
    expect(hostSources(['*.games.example', 'localhost:3002'], true)).toEqual([
      'https://*.games.example',
      'http://localhost:3002',
    ]);
    expect(hostSources(['localhost:3002'], false)).toEqual(['https://localhost:3002']);
  });
});

it.each(hostileAddresses)('%j is no address for a frame', (address) => {
  for (const local of [true, false]) expect(frameAddress(address, local)).toBeNull();
});
