import type { ActionFunctionArgs } from '@remix-run/node';
import { auth } from '~/upstream/contract/auth';

/** Action: ends the session here, even when the operator's logout call fails. */
export async function submitLogout({ context }: ActionFunctionArgs) {
  const {
    operator,
    player: { session },
    page: { toasts, translation },
  } = context;
  if (session.player) {
    try {
      await operator.ask(auth.logout, {});
    } catch (ended) {
      // The session had already ended at the operator.
      if (!(ended instanceof Response)) throw ended;
    }
    // Ends the session in the store: a copied cookie is then useless.
    await session.end();
  }
  return toasts.redirect(
    '/',
    { type: 'success', message: translation.t('login-server', 'loggedOut') },
    // Without "cookies", which would clear the language and the toast of this response.
    { 'clear-site-data': '"cache", "storage"' },
  );
}
