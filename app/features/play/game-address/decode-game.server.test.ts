import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeGame } from './decode-game.server';
import { encodeGame, gameAddress, playAddress } from './encode-game';

const game = { gameCode: 'kestane-altin-incir', mainProviderId: 11, name: 'Altın İncir' };
const asciiGame = { ...game, name: 'Altin Incir' };
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

describe('a game in an address', () => {
  it('decodes what was encoded', () => {
    expect(decodeGame(encodeGame(game))).toEqual(game);
  });

  it('decodes any code and provider, with the name cut to 80 characters', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const games = fc.record({
      gameCode: text,
      mainProviderId: fc.oneof(fc.maxSafeInteger(), text),
      name: fc.string({ maxLength: 300 }),
    });
    fc.assert(
      fc.property(games, (one) => {
        expect(decodeGame(encodeGame(one))).toEqual({ ...one, name: one.name.slice(0, 80) });
        expect(playAddress(one)).toMatch(/^\/casino\/play\/[\w-]+$/);
        expect(gameAddress(one)).toMatch(/^\/casino\/game\/[\w-]+$/);
      }),
    );
  });

  it('accepts standard base64 and further fields of a game', () => {
    const whole = { ...game, image: null, isLive: false, productId: 7, categories: ['slot', 'slot-new'], x: '???>>>' };
    const standard = base64(whole);
    expect(standard).toMatch(/[+/=]/);
    expect(decodeGame(standard)).toEqual(game);
  });

  it('accepts a number as the code', () => {
    expect(decodeGame(base64({ ...game, gameCode: 512 }))).toEqual({ ...game, gameCode: '512' });
  });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('an invalid game address', () => {
  it.each([
    ['nothing', ''],
    ['no base64', 'not*base64'],
    ['a path', '../../etc/passwd'],
    ['base64 with a blank', `${encodeGame(game).slice(0, 8)} ${encodeGame(game).slice(8)}`],
    ['no JSON', Buffer.from('{"gameCode":').toString('base64')],
    ['no UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('base64')],
    ['a text', base64('game')],
    ['a number', base64(5)],
    ['null', base64(null)],
    ['a list', base64([game])],
    ['no code', base64({ mainProviderId: 11, name: 'x' })],
    ['an empty code', base64({ ...game, gameCode: '' })],
    ['a code of 201 characters', base64({ ...game, gameCode: 'x'.repeat(201) })],
    ['a code that is an object', base64({ ...game, gameCode: { toString: 1 } })],
    ['a provider that is a list', base64({ ...game, mainProviderId: [11] })],
    ['half a provider', base64({ ...game, mainProviderId: 1.5 })],
    ['no name', base64({ gameCode: 'x', mainProviderId: 1 })],
    ['an object in a field', base64({ ...game, more: {} })],
    ['deep lists', Buffer.from(nested(1_000)).toString('base64')],
    [
      'deep lists in a field',
      Buffer.from(`{"gameCode":"x","mainProviderId":1,"name":"x","more":${nested(900)}}`).toString('base64'),
    ],
    [
      '__proto__',
      Buffer.from('{"__proto__":{"gameCode":"x"},"gameCode":"x","mainProviderId":1,"name":"x"}').toString('base64'),
    ],
    [
      '__proto__ as a text',
      Buffer.from('{"__proto__":"x","gameCode":"x","mainProviderId":1,"name":"x"}').toString('base64'),
    ],
    ['2,049 bytes', Buffer.from(JSON.stringify(asciiGame).padEnd(2_049)).toString('base64url')],
    ['9 kB', base64({ ...game, name: 'x'.repeat(9_000) })],
  ])('%s', (_what, encoded) => {
    expect(decodeGame(encoded)).toBeNull();
    expect(({} as Record<string, unknown>).gameCode).toBeUndefined();
  });

  it('accepts 2,048 bytes', () => {
    const padded = JSON.stringify(asciiGame).padEnd(2_048);
    expect(decodeGame(Buffer.from(padded).toString('base64url'))).toEqual(asciiGame);
  });

  it('decodes any input to null or a game', () => {
    const asJson = fc.jsonValue().map(base64);
    const asBytes = fc.uint8Array({ maxLength: 3_000 }).map((bytes) => Buffer.from(bytes).toString('base64url'));
    fc.assert(
      fc.property(fc.oneof(fc.string(), asJson, asBytes), (encoded) => {
        const decoded = decodeGame(encoded);
        if (decoded !== null) expect(Object.keys(decoded)).toEqual(['gameCode', 'mainProviderId', 'name']);
      }),
    );
  });
});
