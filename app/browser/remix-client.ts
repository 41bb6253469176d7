import { isFilledIn } from './changed-field';
import { MAX_ANSWER_MS, startWait } from './piece-in-time';
import { postAsDocument } from './post-as-document';

/** What the build puts in the place of Remix's own functions in browsers (docs/decisions/0022-framework-patches.md). */

/**
 * When the script of a page does not arrive within two seconds, the browser loads or sends a document. Remix waits without
 * limit, and reloads the present page on an error. @throws when no page waits for the script
 */
export async function loadRouteModule(
  { id, module }: { readonly id: string; readonly module: string },
  cache: Record<string, unknown>,
): Promise<unknown> {
  if (id in cache) return cache[id];
  const router = window.__remixRouter;
  const { state, location, formAction, formData } = router.state.navigation;
  try {
    return (cache[id] = await startWait()(import(/* @vite-ignore */ module)));
  } catch (error) {
    // A page that has come meanwhile stays.
    if (!location || router.state.navigation.location !== location) throw error;
    // With a script, the form is sent after it has come.
    if (state === 'submitting') postAsDocument(formAction, formData ?? []);
    else window.location.assign(router.createHref(location));
    return new Promise(() => undefined);
  }
}

/**
 * Passes the data of a route on. When it is only read once more, and no answer of this site comes in time, the page keeps
 * what it shows. After a redirect the page is another one, or its message would be lost. A page with a form that is filled in
 * is not led away by itself, such as to the login.
 */
export async function keepShown<Data>(id: string, data: Promise<Data>): Promise<Data> {
  try {
    return await startWait(MAX_ANSWER_MS)(data);
  } catch (error) {
    const { loaderData, navigation } = window.__remixRouter.state;
    const isReadAgain =
      !navigation.location ||
      (navigation.formData && !(navigation.location.state as { _isRedirect?: true } | null)?._isRedirect);
    // Redirects and error pages are Responses.
    const isLedAway = error instanceof Response && error.headers.has('location');
    const isKept = isLedAway ? !navigation.location && isFilledIn() : isReadAgain && !(error instanceof Response);
    if (!isKept || !(id in loaderData)) throw error;
    return loaderData[id] as Data;
  }
}
