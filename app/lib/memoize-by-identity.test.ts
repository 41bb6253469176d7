import { describe, expect, it, vi } from 'vitest';
import { memoizeByIdentity, memoizeByIdentities } from './memoize-by-identity';

describe('memoising by identity', () => {
  it('derives once for each object, and again for an equal one', () => {
    const derive = vi.fn(({ name }: { name: string }) => name.length);
    const lengthOf = memoizeByIdentity(derive);
    const source = { name: 'slot' };
    expect([lengthOf(source), lengthOf(source), lengthOf({ name: 'slot' })]).toEqual([4, 4, 4]);
    expect(derive).toHaveBeenCalledTimes(2);
  });

  it('keeps undefined results', () => {
    const derive = vi.fn(() => undefined);
    const nothing = memoizeByIdentity(derive);
    const source = {};
    nothing(source);
    nothing(source);
    expect(derive).toHaveBeenCalledOnce();
  });

  it('of several objects depends on each of them and on their order', () => {
    const [one, other] = [['a'], ['b']];
    const joined = memoizeByIdentities((lists: readonly string[][]) => lists.flat());
    expect(joined([one, other])).toBe(joined([one, other]));
    expect(joined([one, other])).toEqual(['a', 'b']);
    expect(joined([other, one])).toEqual(['b', 'a']);
    expect(joined([one])).toEqual(['a']);
    expect(joined([])).toEqual([]);
    expect(joined([one, ['b']])).not.toBe(joined([one, other]));
  });
});
