import { describe, expect, it } from 'vitest';
import { ONBOARDING_EVENTS, ONBOARDING_STEPS, nextOnboardingStep, pathOfStep } from './registration-flow';

const edges = {
  'form registered': 'celebration',
  'form registered-for-bonus': 'phone-locked',
  'phone-locked code-sent': 'code',
  'phone-locked phone-change-requested': 'phone',
  'phone-locked skipped': 'over',
  'phone code-sent': 'code',
  'phone skipped': 'over',
  'code code-sent': 'code',
  'code phone-change-requested': 'phone',
  'code code-accepted': 'celebration',
  'code skipped': 'over',
  'celebration bonus-claimed': 'claimed',
  'celebration closed': 'over',
  'claimed closed': 'over',
} as Record<string, string>;

describe.each(ONBOARDING_STEPS)('from %s', (step) => {
  it.each(ONBOARDING_EVENTS)('follows the table of transitions for %s', (event) => {
    expect(nextOnboardingStep(step, event)).toBe(edges[`${step} ${event}`] ?? null);
  });
});

it('has a path for every step except the last', () => {
  expect(ONBOARDING_STEPS.map(pathOfStep)).toEqual([
    '/register',
    '/register/phone',
    '/register/phone',
    '/register/phone',
    '/register/welcome',
    '/register/welcome',
    null,
  ]);
});
