import { expect, it } from 'vitest';
import { tooManyText } from './too-many-text.server';

const translation = {
  t: ((_part, key, values) => `${key} ${String(values?.['count'])}`) as Parameters<typeof tooManyText>[0]['t'],
};

it.each([
  [1, 'tooMany 1'],
  [61, 'tooMany 2'],
  [7_200, 'tooMany 120'],
  [7_201, 'tooManyToday 3'],
  [86_400, 'tooManyToday 24'],
])('says when to try again after %i seconds', (seconds, text) => {
  expect(tooManyText(translation, seconds)).toBe(text);
});
