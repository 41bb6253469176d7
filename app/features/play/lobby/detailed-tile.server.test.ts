import { expect, it } from 'vitest';
import { findLanguages } from '~/i18n/languages.server';
import { createTranslator } from '~/i18n/translator.server';
import type { Game } from '~/upstream/contract/casino';
import { game } from '~/upstream/contract/game';
import { detailedTiles, hotGamesOf } from './detailed-tile.server';

const plain = { gameCode: 'a', mainProviderId: 1, name: 'A' };
const of = (detail: object): Game => game.parse({ ...plain, ...detail });
const translation = await createTranslator(findLanguages()).translation('en', null);
const detailOf = (detail: object) => detailedTiles(new Set(), translation)(of(detail)).detail;

it('says what the operator says, and nothing else', () => {
  expect(detailOf({})).toEqual({});
  expect(detailOf({ jackpot: null, demo: false, dealer: 'Elif', seats: 3 })).toEqual({});
  expect(detailOf({ demo: true, jackpot: { amount: 1234.56 } })).toEqual({
    hasDemo: true,
    jackpot: 'Jackpot ₺1,234.56',
  });
});

it.each([
  [{ dealer: 'Elif', minBet: 5, maxBet: '250.00', seats: 1 }, 'Dealer Elif\n₺5⁠–⁠₺250\n1 free seat'],
  [{ dealer: 'x'.repeat(100), seats: 0 }, `Dealer ${'x'.repeat(40)}\nTable full`],
  [{ minBet: 5 }, '₺5'],
  [{ seats: 4 }, '4 free seats'],
  [{}, undefined],
])('describes the live table %j', (detail, table) => {
  expect(detailOf({ isLive: true, ...detail })).toEqual({ isLive: true, ...(table && { table }) });
});

it('marks the most popular games as hot, few of many', () => {
  const games = Array.from({ length: 30 }, (_, popularity) =>
    of({ popularity: popularity % 7 === 0 ? null : popularity }),
  );
  const hot = hotGamesOf(games);
  expect([...hot].map(({ popularity }) => popularity)).toEqual([29, 27]);
  expect(detailedTiles(hot, translation)(games[29] as Game).detail).toEqual({ isHot: true });
  expect(hotGamesOf(games.slice(0, 11)).size).toBe(0);
});
