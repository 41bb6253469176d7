import { expect, it, vi } from 'vitest';
import { memoizeLatest } from './memoize-latest';

it('derives a text once, and again when others were asked for since', () => {
  const derive = vi.fn((text: string) => text.toUpperCase());
  const memoized = memoizeLatest(derive, 2);
  expect([memoized('a'), memoized('a'), memoized('b'), memoized('c'), memoized('a')]).toEqual([
    'A',
    'A',
    'B',
    'C',
    'A',
  ]);
  expect(derive.mock.calls.map(([text]) => text)).toEqual(['a', 'b', 'c', 'a']);
});
