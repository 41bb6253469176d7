/** The steps of onboarding, from the form to the end of the celebration (docs/product/account.md#registration). */
export const ONBOARDING_STEPS = ['form', 'phone-locked', 'phone', 'code', 'celebration', 'claimed', 'over'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const ONBOARDING_EVENTS = [
  'registered',
  'registered-for-bonus',
  'code-sent',
  'phone-change-requested',
  'code-accepted',
  'skipped',
  'bonus-claimed',
  'closed',
] as const;
export type OnboardingEvent = (typeof ONBOARDING_EVENTS)[number];

const edges: Record<OnboardingStep, Partial<Record<OnboardingEvent, OnboardingStep>>> = {
  form: { registered: 'celebration', 'registered-for-bonus': 'phone-locked' },
  'phone-locked': { 'code-sent': 'code', 'phone-change-requested': 'phone', skipped: 'over' },
  phone: { 'code-sent': 'code', skipped: 'over' },
  code: { 'code-sent': 'code', 'phone-change-requested': 'phone', 'code-accepted': 'celebration', skipped: 'over' },
  celebration: { 'bonus-claimed': 'claimed', closed: 'over' },
  claimed: { closed: 'over' },
  over: {},
};

/** The step after an event. Null when the event does not apply, as for a button of an outdated page. */
export function nextOnboardingStep(step: OnboardingStep, event: OnboardingEvent): OnboardingStep | null {
  return edges[step][event] ?? null;
}

export const REGISTER_PATH = '/register';
export const PHONE_STEP_PATH = '/register/phone';
export const WELCOME_PATH = '/register/welcome';

const PATHS: Record<OnboardingStep, string | null> = {
  form: REGISTER_PATH,
  'phone-locked': PHONE_STEP_PATH,
  phone: PHONE_STEP_PATH,
  code: PHONE_STEP_PATH,
  celebration: WELCOME_PATH,
  claimed: WELCOME_PATH,
  over: null,
};

export const pathOfStep = (step: OnboardingStep): string | null => PATHS[step];
