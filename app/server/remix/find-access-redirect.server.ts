import type { AppLoadContext } from '@remix-run/node';
import { notePaymentDraft } from '~/features/money/submit-payment/note-payment-draft.server';
import { keepDraft } from '~/forms/keep-draft.server';
import { REMIX_REDIRECT, REMIX_REVALIDATE, REMIX_STATUS } from '~/lib/remix-headers';
import { requirePlayer, requireStepUp } from '~/session/require-player.server';

/**
 * Holds a page to its facts `access`, `stepUp` and `draft`, before Remix runs. Null where the page may be shown, and its form
 * be sent. @param isDocument otherwise a script gets the redirect as Remix writes it
 */
export async function findAccessRedirect(
  context: AppLoadContext,
  method: string,
  isDocument: boolean,
): Promise<Response | null> {
  const redirect = await redirectFor(context, method);
  if (redirect === null || isDocument) return redirect;
  const headers = new Headers(redirect.headers);
  headers.set(REMIX_REDIRECT, headers.get('location') ?? '');
  headers.set(REMIX_STATUS, String(redirect.status));
  headers.delete('location');
  if (headers.has('set-cookie')) headers.set(REMIX_REVALIDATE, 'yes');
  return new Response(null, { status: 204, headers });
}

async function redirectFor(context: AppLoadContext, method: string): Promise<Response | null> {
  const { access, stepUp, draft } = context.page.facts;
  if (access !== 'player') return null;
  try {
    if (method === 'POST' && draft) {
      if (draft === 'payment') await notePaymentDraft(context);
      else keepDraft(context, context.page.form, draft);
      if (!context.player.session.player) await context.player.askForLogin();
    }
    const player = requirePlayer({ context });
    if (stepUp) await requireStepUp(context, player);
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  }
}
