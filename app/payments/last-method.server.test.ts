import { expect, it } from 'vitest';
import { TransactionStatus } from '~/upstream/contract/values';
import { createCookieJar } from '~/session/cookie-jar.server';
import { lastMethod, noteOutcomes, rememberMethod } from './last-method.server';

const ayse = { usercode: 'A~1' };

it('is kept for each kind', () => {
  const jar = createCookieJar(undefined, false);
  rememberMethod(jar, ayse, 'deposit', { id: '3', amount: '250', payment: 'a' });
  rememberMethod(jar, ayse, 'withdraw', { id: '103', amount: null, payment: 'b' });
  rememberMethod(jar, ayse, 'deposit', { id: 'ç;~', amount: '0.5', payment: 'c' });
  expect([lastMethod(jar, ayse, 'deposit'), lastMethod(jar, ayse, 'withdraw')]).toEqual([
    { id: 'ç;~', amount: '0.5', payment: 'c' },
    { id: '103', amount: null, payment: 'b' },
  ]);
});

it('is the one before where its payment was rejected or cancelled, or waits for the player', () => {
  const jar = createCookieJar(undefined, false);
  const use = (id: string, kind: 'deposit' | 'withdraw' = 'deposit') =>
    rememberMethod(jar, ayse, kind, { id, amount: null, payment: `of ${id}` });
  for (const id of ['1', '2', '3']) use(id);
  use('4', 'withdraw');
  const { Cancelled, Confirmed, Created, Rejected } = TransactionStatus;
  const lastAfter = (statuses: Record<string, number>, player = ayse) => {
    const rows = Object.entries(statuses).map(([id, status]) => ({ reference: `of ${id}`, status }));
    noteOutcomes(jar, player, [{ reference: null, status: Cancelled }, ...rows]);
    return [lastMethod(jar, ayse, 'deposit')?.id, lastMethod(jar, ayse, 'withdraw')?.id];
  };
  expect(lastAfter({ 3: Cancelled }, { usercode: 'C2' })).toEqual(['3', '4']);
  expect(lastAfter({ 3: Created, 4: Created })).toEqual(['2', '4']);
  expect(lastAfter({ 3: Confirmed })).toEqual(['3', '4']);
  expect(lastAfter({ 3: Cancelled, 2: Rejected, 1: Confirmed })).toEqual(['1', '4']);
  expect(lastAfter({ 1: Created, 4: Rejected })).toEqual(['1', undefined]);
});

it('is forgotten for another player, even when that one pays', () => {
  const jar = createCookieJar(undefined, false);
  rememberMethod(jar, ayse, 'deposit', { id: '3', amount: '250', payment: 'a' });
  const can = { usercode: 'C2' };
  expect(lastMethod(jar, can, 'deposit')).toBeUndefined();
  rememberMethod(jar, can, 'withdraw', { id: '103', amount: null, payment: 'b' });
  expect([lastMethod(jar, can, 'deposit'), lastMethod(jar, ayse, 'deposit')]).toEqual([undefined, undefined]);
});

it.each(['', '{', '[]', 'null', '{"owner":7,"deposit":"3"}', '{"owner":"A~1","deposit":{}}', '{"owner":"A~1"}'])(
  'is none in a cookie of %j',
  (cookie) => {
    const jar = createCookieJar(`methods=${encodeURIComponent(cookie)}`, false);
    expect(lastMethod(jar, ayse, 'deposit')).toBeUndefined();
  },
);
