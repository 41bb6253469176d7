import { startWait } from '~/browser/piece-in-time';

/** The event that asks the open dialog to show another page, with a `DialogStep` as its detail. */
export const DIALOG_STEP = 'site:dialog-step';

export interface DialogStep {
  readonly href: string;
  /** A form was answered with a redirect to the page. */
  readonly isRedirect: boolean;
  /** Whether the dialog shows the page. The dialog sets it. */
  isTaken: boolean | Promise<boolean>;
  /** The scripts did not arrive in time, so the page opens. */
  isLate?: true;
}

/** Shows another page in the open dialog, or navigates to it where it has no dialog. */
export function openInDialog(href: string): void {
  void isTakenByDialog(href, false).then((isTaken) => {
    if (!isTaken) window.location.assign(href);
  });
}

export async function isTakenByDialog(href: string, isRedirect: boolean): Promise<boolean> {
  const detail: DialogStep = { href, isRedirect, isTaken: false };
  window.dispatchEvent(new CustomEvent(DIALOG_STEP, { detail }));
  try {
    return await startWait()(Promise.resolve(detail.isTaken));
  } catch {
    detail.isLate = true;
    return false;
  }
}
