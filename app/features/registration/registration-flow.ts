/** The steps of onboarding (spec section 4), from the form to the end of the celebration. */
export const ONBOARDING_STEPS = ['form', 'phone-locked', 'phone', 'code', 'celebration', 'claimed', 'over'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export const ONBOARDING_EVENTS = [
  'registered',
  'registered-for-bonus',
  'code-sent',
  'phone-change-asked',
  'code-right',
  'skipped',
  'bonus-claimed',
  'closed',
] as const;
export type OnboardingEvent = (typeof ONBOARDING_EVENTS)[number];

const edges: Record<OnboardingStep, Partial<Record<OnboardingEvent, OnboardingStep>>> = {
  form: { registered: 'celebration', 'registered-for-bonus': 'phone-locked' },
  'phone-locked': { 'code-sent': 'code', 'phone-change-asked': 'phone', skipped: 'over' },
  phone: { 'code-sent': 'code', skipped: 'over' },
  code: { 'code-sent': 'code', 'phone-change-asked': 'phone', 'code-right': 'celebration', skipped: 'over' },
  celebration: { 'bonus-claimed': 'claimed', closed: 'over' },
  claimed: { closed: 'over' },
  over: {},
};

/** Null where the step knows no such event: a button of a page that is past. */
export function nextOnboardingStep(step: OnboardingStep, event: OnboardingEvent): OnboardingStep | null {
  return edges[step][event] ?? null;
}

export const REGISTER_PATH = '/register';
export const PHONE_STEP_PATH = '/register/phone';
export const WELCOME_PATH = '/register/welcome';

/** Where a step is shown; null when there is nothing left to show. */
export function pathOfStep(step: OnboardingStep): string | null {
  switch (step) {
    case 'form':
      return REGISTER_PATH;
    case 'phone-locked':
    case 'phone':
    case 'code':
      return PHONE_STEP_PATH;
    case 'celebration':
    case 'claimed':
      return WELCOME_PATH;
    case 'over':
      return null;
  }
}
