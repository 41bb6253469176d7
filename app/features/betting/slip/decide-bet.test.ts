import { describe, expect, it } from 'vitest';
import { BET_ROWS, decideBet, type BetFacts, type BetState } from './decide-bet';

const STATES: readonly BetState[] = ['accepted', 'unknown', 'refused', 'code-asked'];

const earliers: BetFacts['earlier'][] = [
  null,
  ...[true, false].flatMap((isSameBet) => STATES.map((state) => ({ isSameBet, state }))),
];

const all: BetFacts[] = (['none', 'expired', 'fresh'] as const).flatMap((intent) =>
  earliers.flatMap((earlier) =>
    [true, false].flatMap((isValid) =>
      [true, false].flatMap((hasCode) =>
        [null, 'claimed' as const, ...STATES].map((sent) => ({ intent, earlier, isValid, hasCode, sent })),
      ),
    ),
  ),
);

describe('the table of bets', () => {
  it('sends only a valid review of this session that nothing has used, or whose code was asked for', () => {
    for (const facts of all.filter((each) => decideBet(each) === 'send')) {
      expect(facts).toMatchObject({ intent: 'fresh', isValid: true, sent: null });
      expect(facts.earlier === null || (facts.earlier.state === 'code-asked' && facts.hasCode)).toBe(true);
    }
  });

  it('never calls a bet refused that may have been taken', () => {
    for (const facts of all) {
      const mayBeTaken = [facts.sent, facts.earlier?.isSameBet ? facts.earlier.state : null].some(
        (state) => state === 'accepted' || state === 'unknown',
      );
      if (mayBeTaken && facts.sent !== 'refused' && facts.sent !== 'code-asked')
        expect(decideBet(facts), JSON.stringify(facts)).toBe('receipt');
    }
  });

  it.each(BET_ROWS.map((row) => [row.name, row] as const))('%s decides something', (_name, row) => {
    expect(all.some((facts) => BET_ROWS.find(({ applies }) => applies(facts)) === row)).toBe(true);
  });
});
