import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProviderMessage, type TrustedSource } from './provider-messages';

const game = { name: 'game' } as unknown as Window;
const stranger = { name: 'stranger' } as unknown as Window;
const ORIGIN = 'https://games.example';
const trustedSources: TrustedSource[] = [{ window: game, origin: ORIGIN }];

const say = (
  data: unknown,
  source: Window | null = game,
  origin = ORIGIN,
  to: readonly TrustedSource[] = trustedSources,
) => readProviderMessage({ source, origin, data }, to);

describe('what a game says', () => {
  it.each([
    [{ type: 'exit' }, 'exit'],
    [{ type: 'reload' }, 'reload'],
    [{ type: 'deposit' }, 'deposit'],
    [{ type: 'balance', amount: 1_000_000 }, 'balance'],
    ['exit', 'exit'],
    ['{"type":"reload"}', 'reload'],
  ])('%j is %s', (data, message) => {
    expect(say(data)).toBe(message);
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
  ])('%j is nothing', (data) => {
    expect(say(data)).toBeNull();
  });

  it('is nothing, whatever else it is', () => {
    const known = new Set(['exit', 'reload', 'deposit', 'balance']);
    fc.assert(
      fc.property(fc.anything(), (data) => {
        const said = say(data);
        expect(said === null || known.has(said)).toBe(true);
      }),
    );
  });
});

describe('who says it', () => {
  it.each<[string, Window | null, string]>([
    ['another window', stranger, ORIGIN],
    ['no window', null, ORIGIN],
    ['another origin', game, 'https://evil.example'],
    ['the same host by another scheme', game, 'http://games.example'],
    ['the same host on another port', game, 'https://games.example:8443'],
    ['a host that begins alike', game, 'https://games.example.evil.example'],
    ['no origin', game, 'null'],
    ['an empty origin', game, ''],
  ])('%s is not heard', (_who, source, origin) => {
    expect(say({ type: 'exit' }, source, origin)).toBeNull();
  });

  it('a frame without an origin is heard by its window alone', () => {
    const sandboxed: TrustedSource[] = [{ window: game, origin: 'null' }];
    expect(say({ type: 'exit' }, game, 'null', sandboxed)).toBe('exit');
    expect(say({ type: 'exit' }, stranger, 'null', sandboxed)).toBeNull();
    expect(say({ type: 'exit' }, game, ORIGIN, sandboxed)).toBeNull();
  });

  it('nobody is heard when there is no frame', () => {
    expect(say({ type: 'exit' }, null, ORIGIN, [{ window: null, origin: ORIGIN }])).toBeNull();
    expect(say({ type: 'exit' }, game, ORIGIN, [])).toBeNull();
  });
});
