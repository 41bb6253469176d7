/** The steps of joining (spec section 4), from the form to the end of the celebration. */
export const JOINING_STEPS = ['form', 'phone-locked', 'phone', 'code', 'celebration', 'claimed', 'over'] as const;
export type JoiningStep = (typeof JOINING_STEPS)[number];

export const JOINING_EVENTS = [
  'registered',
  'registered-for-bonus',
  'code-sent',
  'phone-change-asked',
  'code-right',
  'skipped',
  'bonus-claimed',
  'closed',
] as const;
export type JoiningEvent = (typeof JOINING_EVENTS)[number];

const edges: Record<JoiningStep, Partial<Record<JoiningEvent, JoiningStep>>> = {
  form: { registered: 'celebration', 'registered-for-bonus': 'phone-locked' },
  'phone-locked': { 'code-sent': 'code', 'phone-change-asked': 'phone', skipped: 'over' },
  phone: { 'code-sent': 'code', skipped: 'over' },
  code: { 'code-sent': 'code', 'phone-change-asked': 'phone', 'code-right': 'celebration', skipped: 'over' },
  celebration: { 'bonus-claimed': 'claimed', closed: 'over' },
  claimed: { closed: 'over' },
  over: {},
};

/** Null where the step knows no such event: a button of a page that is past. */
export function nextJoiningStep(step: JoiningStep, event: JoiningEvent): JoiningStep | null {
  return edges[step][event] ?? null;
}

export const REGISTER_PATH = '/register';
export const PHONE_STEP_PATH = '/register/phone';
export const WELCOME_PATH = '/register/welcome';

/** Where a step is shown; null when there is nothing left to show. */
export function pathOfStep(step: JoiningStep): string | null {
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
