import { describe, expect, it } from 'vitest';
import { JOINING_EVENTS, JOINING_STEPS, nextJoiningStep, pathOfStep } from './registration-flow';

const edges = {
  'form registered': 'celebration',
  'form registered-for-bonus': 'phone-locked',
  'phone-locked code-sent': 'code',
  'phone-locked phone-change-asked': 'phone',
  'phone-locked skipped': 'over',
  'phone code-sent': 'code',
  'phone skipped': 'over',
  'code code-sent': 'code',
  'code phone-change-asked': 'phone',
  'code code-right': 'celebration',
  'code skipped': 'over',
  'celebration bonus-claimed': 'claimed',
  'celebration closed': 'over',
  'claimed closed': 'over',
} as Record<string, string>;

describe.each(JOINING_STEPS)('from %s', (step) => {
  it.each(JOINING_EVENTS)('%s leads where the spec says, or nowhere', (event) => {
    expect(nextJoiningStep(step, event)).toBe(edges[`${step} ${event}`] ?? null);
  });
});

it('shows every step somewhere, until it is over', () => {
  expect(JOINING_STEPS.map(pathOfStep)).toEqual([
    '/register',
    '/register/phone',
    '/register/phone',
    '/register/phone',
    '/register/welcome',
    '/register/welcome',
    null,
  ]);
});
