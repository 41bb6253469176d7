import { expect, it } from 'vitest';
import { createCookieJar } from '~/session/cookie-jar.server';
import { lastMethod, rememberMethod } from './last-method.server';

const ayse = { usercode: 'A~1' };

it('is kept for each kind', () => {
  const jar = createCookieJar(undefined, false);
  rememberMethod(jar, ayse, 'deposit', { id: '3', amount: '250' });
  rememberMethod(jar, ayse, 'withdraw', { id: '103', amount: null });
  rememberMethod(jar, ayse, 'deposit', { id: 'ç;~', amount: '0.5' });
  expect([lastMethod(jar, ayse, 'deposit'), lastMethod(jar, ayse, 'withdraw')]).toEqual([
    { id: 'ç;~', amount: '0.5' },
    { id: '103', amount: null },
  ]);
});

it('is forgotten for another player, even when that one pays', () => {
  const jar = createCookieJar(undefined, false);
  rememberMethod(jar, ayse, 'deposit', { id: '3', amount: '250' });
  const can = { usercode: 'C2' };
  expect(lastMethod(jar, can, 'deposit')).toBeUndefined();
  rememberMethod(jar, can, 'withdraw', { id: '103', amount: null });
  expect([lastMethod(jar, can, 'deposit'), lastMethod(jar, ayse, 'deposit')]).toEqual([undefined, undefined]);
});

it.each(['', '{', '[]', 'null', '{"owner":7,"deposit":"3"}', '{"owner":"A~1","deposit":{}}', '{"owner":"A~1"}'])(
  'is none in a cookie of %j',
  (cookie) => {
    const jar = createCookieJar(`methods=${encodeURIComponent(cookie)}`, false);
    expect(lastMethod(jar, ayse, 'deposit')).toBeUndefined();
  },
);
