import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from '~/lib/fold-text';
import { createSearchIndex, type Entry } from './search-index';

const entry = (name: string, also: string | null = null, popularity: number | null = null): Entry<string> => ({
  item: name,
  name,
  also,
  popularity,
});

const index = createSearchIndex([
  entry('Salon Rulet', 'Salon El'),
  entry('Boğaz Ruleti', 'Salon El'),
  entry('Oakmere Roulette', 'Oakmere'),
  entry('Winterwolf', 'Norra'),
  entry('Silver Wolf Trail', 'Norra'),
  entry('Aviator', 'Ferahava'),
  entry('Işık Kapısı', 'Lodos'),
  entry('Hızlı Çarpan', 'Norra'),
  entry("Sultan's Gold", 'Oakmere'),
  entry('Big Bell', 'Quillfin'),
]);

const found = (text: string) => index.find(text).items;

describe('a search index', () => {
  it.each([
    ['rulet', ['Salon Rulet', 'Boğaz Ruleti', 'Oakmere Roulette']],
    ['roulette', ['Oakmere Roulette', 'Salon Rulet', 'Boğaz Ruleti']],
    ['KAPI isi', ['Işık Kapısı']],
    ['rulet oakmere', ['Oakmere Roulette']],
    ['bogaz', ['Boğaz Ruleti']],
    ['BOĞAZ', ['Boğaz Ruleti']],
    ['isik', ['Işık Kapısı']],
    ['IŞIK', ['Işık Kapısı']],
    ['winterwolf', ['Winterwolf']],
    ['winter wolf', ['Winterwolf']],
    ['bigbell', ['Big Bell']],
    ['sultans gold', ["Sultan's Gold"]],
    ['ferahava', ['Aviator']],
    ['aviator', ['Aviator']],
    ['crash', ['Hızlı Çarpan']],
    ['zzzz', []],
    ['', []],
    ['   ', []],
    ['🎰', []],
    ['!?', []],
  ])('finds for %j %j', (text, expected) => expect(found(text)).toEqual(expected));

  it.each([
    ['winterwof', ['Winterwolf']],
    ['wintrewolf', ['Winterwolf']],
    ['vinterwolf', ['Winterwolf']],
    ['interwof', []],
    ['boğax', ['Boğaz Ruleti']],
    ['wintrew', ['Winterwolf']],
    ['aviattor', ['Aviator']],
  ])('forgives in %j one letter', (text, expected) => {
    const { items, isForgiving } = index.find(text);
    expect([[...items].sort(), isForgiving]).toEqual([[...expected].sort(), true]);
  });

  it.each([
    ['rulette', ['Boğaz Ruleti', 'Oakmere Roulette', 'Salon Rulet']],
    ['kapının', ['Işık Kapısı']],
    ['trails', ['Silver Wolf Trail']],
    ['bells', ['Big Bell']],
    ['belltower', []],
  ])('finds for %j by its stem', (text, expected) => {
    const { items, isForgiving } = index.find(text);
    expect([[...items].sort(), isForgiving]).toEqual([expected, expected.length === 0]);
  });

  it('forgives none in a word of three letters', () => expect(found('bog')).toEqual(['Boğaz Ruleti']));
  it('forgives none in a short word', () => expect(found('bih')).toEqual([]));

  it('forgives only where nothing fits exactly', () => {
    const names = createSearchIndex([entry('Kurşun'), entry('Kurşum')]);
    expect(names.find('kurşun')).toMatchObject({ items: ['Kurşun'], isForgiving: false });
  });

  it('puts the best fit first: name, its start, a word, provider, part of a word, synonym', () => {
    const names = ['Çark', 'Çarkı Çevir', 'Altın Çark', 'Neşe', 'Feneriçark', 'Wheel of Joy'];
    const mixed = [5, 3, 1, 0, 4, 2].map((at) => names[at] ?? '');
    const { items } = createSearchIndex(mixed.map((name) => entry(name, name === 'Neşe' ? 'Çark Oyun' : null))).find(
      'çark',
    );
    expect(items).toEqual(names);
  });

  it('puts what has the word among its own words after a name with it, and before a beginning of one', () => {
    const pages = createSearchIndex([
      entry('Transactions', 'deposit'),
      { ...entry('Payments'), words: 'deposits' },
      { ...entry('Top up'), words: 'deposit money' },
      entry('My deposit'),
    ]);
    expect(pages.find('deposit')).toMatchObject({
      items: ['My deposit', 'Top up', 'Payments', 'Transactions'],
      fits: [2, 3, 4, 5],
    });
  });

  it('puts the more popular first among equals, and otherwise keeps the order', () => {
    const names = createSearchIndex([entry('Ay Bir', null, 1), entry('Ay İki', null, 9), entry('Ay Üç', null, 1)]);
    expect(names.find('ay').items).toEqual(['Ay İki', 'Ay Bir', 'Ay Üç']);
  });

  it('finds among the accepted items only, and forgives where none of them fits', () => {
    const names = createSearchIndex([entry('Balon'), entry('Balkon')]);
    expect(names.find('balon', (name) => name !== 'Balon')).toMatchObject({ items: ['Balkon'], isForgiving: true });
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abçdeğıijşüyz019'), minLength: 1, maxLength: 9 });
const name = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

describe('for all names', () => {
  it('a name is found by itself, first, in any case', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name, { selector: foldText, maxLength: 20, minLength: 1 }), (names) => {
        const [first = ''] = names;
        const { items, isForgiving } = createSearchIndex(names.map((each) => entry(each))).find(
          first.toLocaleUpperCase('tr'),
        );
        expect([items[0], isForgiving]).toEqual([first, false]);
      }),
    );
  });

  it('a name is found by every beginning of it', () => {
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 20 }), fc.nat(), (names, at) => {
        const [first = ''] = names;
        const start = first.slice(0, 1 + (at % first.length));
        expect(createSearchIndex(names.map((each) => entry(each))).find(start).items).toContain(first);
      }),
    );
  });

  it('no text fails, and none finds a game twice', () => {
    const index = createSearchIndex(['Aviator', 'Salon Rulet', 'مرحبا', '🎰 Gece'].map((each) => entry(each)));
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { items } = index.find(text);
        expect(new Set(items).size).toBe(items.length);
      }),
    );
  });
});
