import { startWait } from '~/browser/piece-in-time';

export interface DialogStep {
  readonly href: string;
  /** A form was answered with a redirect to the page. */
  readonly isRedirect: boolean;
  /** The scripts did not arrive in time, so the page opens. */
  isLate?: true;
}

/** Answers whether it shows the step; null for a step that is not its own. */
export type StepTaker = (step: DialogStep) => Promise<boolean> | null;

const takers: StepTaker[] = [];

/**
 * @param isFirst asked before those that are not
 * @returns a function that ends it
 */
export function takeDialogSteps(taker: StepTaker, isFirst = false): () => void {
  if (isFirst) takers.unshift(taker);
  else takers.push(taker);
  return () => void takers.splice(takers.indexOf(taker), 1);
}

export function openInDialog(href: string): void {
  void isTakenByDialog(href, false).then((isTaken) => {
    if (!isTaken) window.location.assign(href);
  });
}

export async function isTakenByDialog(href: string, isRedirect: boolean): Promise<boolean> {
  const step: DialogStep = { href, isRedirect };
  const taking = takers.reduce<Promise<boolean> | null>((taken, taker) => taken ?? taker(step), null);
  try {
    return await startWait()(taking ?? Promise.resolve(false));
  } catch {
    step.isLate = true;
    return false;
  }
}
