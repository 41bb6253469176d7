import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProviderMessage, type TrustedSource } from './provider-messages';

const game = { name: 'game' } as unknown as Window;
const stranger = { name: 'stranger' } as unknown as Window;
const ORIGIN = 'https://games.example';
const trustedSources: TrustedSource[] = [{ window: game, origin: ORIGIN }];

const read = (
  data: unknown,
  source: Window | null = game,
  origin = ORIGIN,
  to: readonly TrustedSource[] = trustedSources,
) => readProviderMessage({ source, origin, data }, to);

describe('messages of a game', () => {
  it.each([
    [{ type: 'exit' }, 'exit'],
    [{ type: 'reload' }, 'reload'],
    [{ type: 'deposit' }, 'deposit'],
    [{ type: 'balance', amount: 1_000_000 }, 'balance'],
    ['exit', 'exit'],
    ['{"type":"reload"}', 'reload'],
  ])('reads %j as %s', (data, message) => {
    expect(read(data)).toBe(message);
  });

  it.each([
    [null],
    [undefined],
    [7],
    [''],
    ['EXIT'],
    ['exit '],
    ['{"type":"exit"'],
    ['{"type":{"type":"exit"}}'],
    [`{"type":"exit","padding":"${'x'.repeat(200)}"}`],
    [['exit']],
    [{ type: ['exit'] }],
    [{ type: 'navigate', url: 'https://evil.example' }],
    [{ event: 'exit' }],
    [Object.create({ type: 'exit' })],
    [{ type: '__proto__' }],
  ])('ignores %j', (data) => {
    expect(read(data)).toBeNull();
  });

  it('reads any value as null or a known message', () => {
    const known = new Set(['exit', 'reload', 'deposit', 'balance']);
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const message = read(data);
        expect(message === null || known.has(message)).toBe(true);
      }),
    );
  });
});

describe('senders of messages', () => {
  it.each<[string, Window | null, string]>([
    ['another window', stranger, ORIGIN],
    ['no window', null, ORIGIN],
    ['another origin', game, 'https://evil.example'],
    ['the same host by another scheme', game, 'http://games.example'],
    ['the same host on another port', game, 'https://games.example:8443'],
    ['a host that begins alike', game, 'https://games.example.evil.example'],
    ['no origin', game, 'null'],
    ['an empty origin', game, ''],
  ])('ignores %s', (_who, source, origin) => {
    expect(read({ type: 'exit' }, source, origin)).toBeNull();
  });

  it('accepts an opaque origin from the trusted window only', () => {
    const sandboxed: TrustedSource[] = [{ window: game, origin: 'null' }];
    expect(read({ type: 'exit' }, game, 'null', sandboxed)).toBe('exit');
    expect(read({ type: 'exit' }, stranger, 'null', sandboxed)).toBeNull();
    expect(read({ type: 'exit' }, game, ORIGIN, sandboxed)).toBeNull();
  });

  it('ignores every message when there is no frame', () => {
    expect(read({ type: 'exit' }, null, ORIGIN, [{ window: null, origin: ORIGIN }])).toBeNull();
    expect(read({ type: 'exit' }, game, ORIGIN, [])).toBeNull();
  });
});
