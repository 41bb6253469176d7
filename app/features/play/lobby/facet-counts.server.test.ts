import fc from 'fast-check';
import { expect, it } from 'vitest';
import { game } from '~/upstream/contract/game';
import { CHOICE_NAMES } from './choice-filters';
import { countFacets } from './facet-counts.server';
import { WHOLE, type LobbyView } from './lobby-view';
import { selectGames } from './select-games.server';

const value = fc.constantFrom('1', '2', '3');

const games = fc.array(
  fc
    .record({
      providerName: fc.option(value),
      features: fc.option(fc.array(value)),
      volatility: fc.option(fc.integer({ min: 1, max: 3 })),
      seats: fc.option(fc.nat(1)),
    })
    .map((detail) => game.parse({ gameCode: 'a', mainProviderId: 1, name: 'a', ...detail })),
  { maxLength: 12 },
);

const view: fc.Arbitrary<LobbyView> = fc
  .record({
    provider: fc.uniqueArray(value),
    feature: fc.uniqueArray(value),
    volatility: fc.uniqueArray(value),
    seats: fc.boolean(),
    sort: fc.constantFrom(null, 'az' as const),
    page: fc.constantFrom(1, 3),
  })
  .map((part) => ({ ...WHOLE, category: 'a', ...part }));

const wholeOrFiltered = fc.oneof(fc.constant(WHOLE), view);

it('a choice has as many games as it shows alone in its group, a feature as many as it leaves', () => {
  fc.assert(
    fc.property(games, wholeOrFiltered, fc.constantFrom(...CHOICE_NAMES), value, (list, chosen, name, one) => {
      const values = name === 'feature' ? [...chosen.feature, one] : [one];
      const shown = selectGames(list, { ...chosen, [name]: values }, 'tr');
      expect(countFacets(list, chosen)[name].get(one) ?? 0).toBe(shown.length);
      // Counted again from what is kept.
      expect(countFacets(list, chosen)[name].get(one) ?? 0).toBe(shown.length);
    }),
  );
});
