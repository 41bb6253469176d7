import { expect, it } from 'vitest';
import { formatMoney } from './money';
import { formatMoney as formatInGames } from './third-parties/games/texts';

it.each([
  ['tr', '₺1.234,56'],
  ['en', '₺1,234.56'],
  ['de', '1.234,56\u00a0₺'],
] as const)('writes money like the site in messages and games, in %s', (locale, text) => {
  expect(formatMoney(123_456, locale)).toBe(text);
  if (locale !== 'de') expect(formatInGames(locale, 123_456)).toBe(text);
});
