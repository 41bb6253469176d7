import { expect, it } from 'vitest';
import { withSynonyms, type Pass } from './synonyms';

const texts = (text: string, pass: Pass = 'exact') =>
  withSynonyms(text.split(' '), pass).map((words) => words.join(' '));

it.each([
  ['rulet', ['roulette']],
  ['roulette', ['rulet']],
  ['roul', ['rulet']],
  ['rou', []],
  ['canli rulet', ['canli roulette', 'live rulet', 'live roulette']],
  ['blackjack', ['yirmi bir', 'black jack', 'siebzehn und vier']],
  ['yirmi bir', ['blackjack', 'black jack', 'siebzehn und vier']],
  ['wurfel', ['zar', 'dice']],
  ['yirmi', []],
  ['bir', []],
  ['aviator', []],
])('%j gives %j', (text, expected) => expect(texts(text)).toEqual(expected));

it('forgives one wrong letter where asked', () => {
  expect(texts('roulete')).toEqual([]);
  expect(texts('roulete', 'near')).toEqual(['rulet']);
});

it('accepts another ending where asked', () => {
  expect(texts('ruletler')).toEqual([]);
  expect(texts('ruletler', 'stems')).toEqual(['roulette']);
});

it('gives a bounded number of texts', () => {
  expect(texts('canli crash seker mucevher rulet carpan sweet gem', 'near').length).toBeLessThan(16);
});
