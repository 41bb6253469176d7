import { matchRoutes, type ClientActionFunctionArgs } from '@remix-run/react';

/** The answer to a form that never reached the server. */
export const OFFLINE = 'offline';

/** The answer to a dialog's form whose next step has opened in the same dialog. */
export const STEPPED = 'stepped';

/** Asks the open dialog to go on at another address; it prevents the default when it does. */
export const DIALOG_STEP = 'site:dialog-step';

/**
 * Sends a form, as a route's `clientAction`. What the framework alone would get wrong:
 * - a lost connection would replace the page, and with it what was typed: the form is told instead;
 * - a redirect to a journey's next step would leave the page below an open dialog: the dialog goes there;
 * - a redirect to a page whose script does not arrive would lose the message that goes with it: the server shows that page.
 *
 * The way to the login form is taken by the whole page: the session has ended for what stands below the dialog, too.
 */
export async function sendForm({ serverAction }: Pick<ClientActionFunctionArgs, 'serverAction'>) {
  try {
    return await serverAction();
  } catch (answer) {
    // Redirects and error pages are answers.
    if (answer instanceof TypeError) return OFFLINE;
    const next = answer instanceof Response ? answer.headers.get('location') : null;
    if (next !== null && !isLogin(next) && isTakenByDialog(next)) return STEPPED;
    if (next !== null) await loadPage(next).catch(() => leaveFor(next));
    throw answer;
  }
}

/** @throws when a script of the page does not arrive */
const loadPage = (href: string) =>
  Promise.all(
    (matchRoutes(window.__remixRouter.routes, href) ?? []).map(
      ({ route: { id } }): Promise<unknown> =>
        import(/* @vite-ignore */ window.__remixManifest.routes[id]?.module ?? ''),
    ),
  );

function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}

const isLogin = (href: string) => /^\/login(?:$|\?)/.test(href);

/** Goes on at another address in the open dialog, or with the whole page where it has none for it. */
export function openInDialog(href: string): void {
  if (!isTakenByDialog(href)) window.location.assign(href);
}

function isTakenByDialog(href: string): boolean {
  return !window.dispatchEvent(new CustomEvent(DIALOG_STEP, { detail: href, cancelable: true }));
}
