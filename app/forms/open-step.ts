/** Bubbles from an element of a form that is shown in steps (form-steps.tsx). Other forms do not hear it. */
export const OPEN_STEP = 'open-step';

/** Opens the step that the element is in, so that it can get the focus. A step itself gives it to its title. */
export const openStep = (element: Element | null | undefined): void =>
  void element?.dispatchEvent(new Event(OPEN_STEP, { bubbles: true }));
