import type { ClientActionFunctionArgs } from '@remix-run/react';
import { startWait } from '~/lib/piece-in-time';
import { loadRouteModule, routesAt } from '~/lib/route-modules';

/** A result after which no page is read again: nothing changed, and a failed reload would replace the form. */
export interface KeepsPage {
  readonly keepsPage: true;
}

/** The result of a form that did not reach the server. */
export const OFFLINE: KeepsPage = { keepsPage: true };

/** The result of a dialog's form whose next step opens in the same dialog. */
export const STEPPED = 'stepped';

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

/**
 * Sends a form, as a route's `clientAction`. It differs from the framework in three cases:
 * - a lost connection does not replace the page and the typed values: the form shows a message;
 * - a redirect to the next step of a journey does not leave the page below an open dialog: the dialog shows the step;
 * - a redirect to a page whose script does not arrive within two seconds does not lose the toast: the server renders that page.
 */
export async function sendForm({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  try {
    return await serverAction();
  } catch (answer) {
    // `fetch` throws a TypeError for a lost connection. Redirects and error pages are Responses.
    if (answer instanceof TypeError) return OFFLINE;
    const next = answer instanceof Response ? answer.headers.get('location') : null;
    if (next !== null && (await isTakenByDialog(next, true))) return STEPPED;
    if (next !== null) await startWait()(loadPage(next)).catch(() => leaveFor(next));
    throw answer;
  }
}

/** @throws when a script of the page does not arrive */
const loadPage = (href: string) => Promise.all(routesAt(href).map(loadRouteModule));

function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}

/** Shows another page in the open dialog, or navigates to it where it has no dialog. */
export function openInDialog(href: string): void {
  void isTakenByDialog(href, false).then((isTaken) => {
    if (!isTaken) window.location.assign(href);
  });
}

async function isTakenByDialog(href: string, isRedirect: boolean): Promise<boolean> {
  const detail: DialogStep = { href, isRedirect, isTaken: false };
  window.dispatchEvent(new CustomEvent(DIALOG_STEP, { detail }));
  try {
    return await startWait()(Promise.resolve(detail.isTaken));
  } catch {
    detail.isLate = true;
    return false;
  }
}
