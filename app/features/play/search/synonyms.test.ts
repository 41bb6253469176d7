import { expect, it } from 'vitest';
import { withSynonyms } from './synonyms';

const texts = (text: string, isForgiving = false) =>
  withSynonyms(text.split(' '), isForgiving).map((words) => words.join(' '));

it.each([
  ['rulet', ['roulette']],
  ['roulette', ['rulet']],
  ['roul', ['rulet']],
  ['rou', []],
  ['canli rulet', ['canli roulette', 'live rulet', 'live roulette']],
  ['blackjack', ['yirmi bir']],
  ['yirmi bir', ['blackjack']],
  ['yirmi', []],
  ['bir', []],
  ['aviator', []],
])('%j gives %j', (text, expected) => expect(texts(text)).toEqual(expected));

it('forgives one wrong letter where asked', () => {
  expect(texts('roulete')).toEqual([]);
  expect(texts('roulete', true)).toEqual(['rulet']);
});

it('gives a bounded number of texts', () => {
  expect(texts('canli crash seker mucevher rulet carpan sweet gem', true).length).toBeLessThan(16);
});
