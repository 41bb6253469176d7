import type { ClientActionFunctionArgs } from '@remix-run/react';
import { MAX_ANSWER_MS, startWait } from '~/browser/piece-in-time';
import { REMIX_RELOAD } from '~/lib/remix-headers';
import { importRouteModule, routesAt } from '~/browser/route-modules';
import { isTakenByDialog } from './dialog-step';
import { pageOfFile, saveFile } from './save-file';
import { isScriptCutOff, noteCutOff, sendAsDocument } from './send-as-document';

/** A result after which no page is read again: nothing changed, and a failed reload would replace the form. */
export interface KeepsPage {
  readonly keepsPage: true;
}

export const OFFLINE: KeepsPage = { keepsPage: true };

/** The result of a form that leads to another document, which may be a file: then the page stays. */
export const LEFT: KeepsPage = { keepsPage: true };

/** The result of a dialog's form whose next step opens in the same dialog. */
export const STEPPED = 'stepped';

/** The message of an error that an action threw: production hides the others from browsers. */
const SERVER_ERROR = 'Unexpected Server Error';

/**
 * Sends a form, as a route's `clientAction`. It differs from the framework in these cases:
 * - a lost connection, an answer that is not this site's, or none within 25 seconds, does not replace the page and the typed
 *   values: the form shows a message, and the browser sends it as a document the next time;
 * - a redirect to a file saves it and leads to the page that the file belongs to: the framework takes it for another document;
 * - a redirect to the next step of a journey does not leave the page below an open dialog: the dialog shows the step;
 * - a redirect to a page whose script does not arrive within two seconds does not lose the toast: the server renders that page.
 */
export async function sendForm({ request, serverAction }: Pick<ClientActionFunctionArgs, 'request' | 'serverAction'>) {
  // The framework reads the body of the request.
  const form = request.clone();
  if (isScriptCutOff()) return (await sendAsDocument(form)) ?? OFFLINE;
  try {
    return await startWait(MAX_ANSWER_MS)(serverAction());
  } catch (answer) {
    // Redirects and error pages are Responses.
    if (!(answer instanceof Response)) {
      if (request.signal.aborted || (answer instanceof Error && answer.message === SERVER_ERROR)) throw answer;
      noteCutOff();
      return OFFLINE;
    }
    const next = answer.headers.get('location');
    if (next !== null && answer.headers.has(REMIX_RELOAD)) {
      const page = pageOfFile(next);
      if (page !== null) await startWait(MAX_ANSWER_MS)(saveFile(next)).catch(() => undefined);
      window.location.assign(page ?? next);
      return LEFT;
    }
    if (next !== null && (await isTakenByDialog(next, true))) return STEPPED;
    if (next !== null) await startWait()(loadPage(next)).catch(() => leaveFor(next));
    throw answer;
  }
}

/** @throws when a script of the page does not arrive */
const loadPage = (href: string) => Promise.all(routesAt(href).map(importRouteModule));

function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}
