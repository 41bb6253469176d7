import { expect, it } from 'vitest';
import { statusOf } from './status-of';

it('gives each kind of failure its own status', () => {
  const kinds = ['success', 'unauthorised', 'refused', 'not-offered', 'faulty', 'unavailable'] as const;
  expect(kinds.map((kind) => statusOf({ kind }))).toEqual([200, 401, 409, 501, 502, 503]);
});

it('takes the exceptions of a page before the rule', () => {
  expect(statusOf({ kind: 'refused' }, { refused: 400 })).toBe(400);
  expect(statusOf({ kind: 'faulty' }, { refused: 400 })).toBe(502);
});
