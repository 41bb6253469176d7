import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HAD_FIELD,
  PICK_FIELD,
  pickText,
  selectionText,
  type SlipPick,
} from '~/features/betting/addresses/book-address';
import { MOST_PICKS, withTicks } from './ticks';

const pick = (event: string, selection = '1', odds = '2.00'): SlipPick => ({
  event,
  market: 'result',
  selection,
  odds,
});

function form(ticked: readonly SlipPick[], had: readonly SlipPick[] = []): FormData {
  const data = new FormData();
  for (const each of had) data.append(HAD_FIELD, selectionText(each));
  for (const each of ticked) data.append(PICK_FIELD, pickText(each));
  return data;
}

const after = (...args: Parameters<typeof withTicks>) => withTicks(...args).picks.map(pickText);

describe('the slip after the form of a page', () => {
  it('has what was ticked, beside what other pages put on it', () => {
    expect(after([pick('a')], form([pick('b'), pick('c')]))).toEqual(['a', 'b', 'c'].map((id) => pickText(pick(id))));
  });

  it('has no more what was ticked and is not', () => {
    expect(after([pick('a'), pick('b')], form([pick('b')], [pick('a'), pick('b')]))).toEqual([pickText(pick('b'))]);
  });

  it('keeps the odds at which a price was chosen', () => {
    expect(after([pick('a')], form([pick('a', '1', '3.00')], [pick('a')]))).toEqual([pickText(pick('a'))]);
  });

  it('has the last ticked price of a market alone', () => {
    expect(after([pick('a')], form([pick('a'), pick('a', '2')], [pick('a')]))).toEqual([pickText(pick('a', '2'))]);
    expect(after([], form([pick('a'), pick('a', 'x'), pick('a', '2')]))).toEqual([pickText(pick('a', '2'))]);
  });

  it('says that more was ticked than it can have', () => {
    const many = Array.from({ length: MOST_PICKS + 3 }, (_, at) => pick(`e${at}`));
    const { picks, isFull } = withTicks([], form(many));
    expect([picks.length, isFull]).toEqual([MOST_PICKS, true]);
    expect(withTicks([], form(many.slice(0, MOST_PICKS))).isFull).toBe(false);
  });

  it('holds, for any form, at most one pick of a market and no more than a slip has', () => {
    const anyPick = fc.record({
      event: fc.constantFrom(...'abcdefghijklmnop'),
      market: fc.constantFrom('result', 'goals'),
      selection: fc.constantFrom('1', 'x', '2'),
      odds: fc.constantFrom('1.50', '2.00'),
    });
    const picks = fc.array(anyPick, { maxLength: 30 });
    fc.assert(
      fc.property(picks, picks, picks, (before, ticked, had) => {
        const slip = withTicks([], form(before)).picks;
        const { picks: now } = withTicks(slip, form(ticked, had));
        expect(now.length).toBeLessThanOrEqual(MOST_PICKS);
        expect(new Set(now.map(({ event, market }) => `${event} ${market}`)).size).toBe(now.length);
        expect(withTicks(now, form(ticked, had)).picks.map(pickText)).toEqual(now.map(pickText));
      }),
    );
  });
});
