import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lobbyAddress, queryOf, spellingOf, viewFrom, WHOLE } from './lobby-view';

const read = (query: string) => viewFrom(new URLSearchParams(query));

describe('lobbyAddress', () => {
  it.each([
    [{}, '/casino/slot'],
    [{ category: 'slot-new' }, '/casino/slot?category=slot-new'],
    [
      { category: 'a&b', provider: ['Tuzlu Çikolata', 'B'], page: 3 },
      '/casino/slot?category=a%26b&provider=Tuzlu+%C3%87ikolata&provider=B&page=3',
    ],
    [
      { feature: ['x'], volatility: ['1', '5'], min: '0.5', max: '20', seats: true, sort: 'new' as const },
      '/casino/slot?feature=x&volatility=1&volatility=5&seats=1&sort=new&min=0.5&max=20',
    ],
  ])('writes %j as %s', (view, address) => expect(lobbyAddress('/casino/slot', { ...WHOLE, ...view })).toBe(address));

  it('is read as the view that it was written from', () => {
    const texts = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 5 });
    const views = fc.record({
      category: fc.option(fc.string({ minLength: 1 })),
      provider: texts,
      feature: texts,
      volatility: texts,
      min: fc.option(fc.integer({ min: 1, max: 50 }).map(String)),
      max: fc.option(fc.integer({ min: 50, max: 99 }).map(String)),
      seats: fc.boolean(),
      sort: fc.constantFrom(null, 'az' as const, 'jackpot' as const),
      page: fc.integer({ min: 1, max: 1_000_000_000 }),
    });
    fc.assert(
      fc.property(views, (view) => {
        expect(read(queryOf(view))).toEqual(view);
      }),
    );
  });
});

describe('viewFrom', () => {
  it('reads bets', () => {
    expect(read('min=9,50&max=10')).toEqual({ ...WHOLE, min: '9.5', max: '10' });
    expect(read('min=abc&max=10')).toEqual({ ...WHOLE, max: '10' });
  });

  it('reads each value once, and at most fifty of a name', () => {
    expect(read('provider=A&provider=A&provider=&provider=B').provider).toEqual(['A', 'B']);
    expect(read(Array.from({ length: 500 }, (_, n) => `feature=${n}`).join('&')).feature).toHaveLength(50);
  });

  it('ignores what it does not know', () => {
    expect(read('sort=__proto__&seats=yes&page=0&utm=1&category=')).toEqual(WHOLE);
  });
});

it('compares addresses by the parameters of the lobby only', () => {
  expect(spellingOf(new URLSearchParams('utm_source=x&page=2&category=a'))).toBe('page=2&category=a');
});
