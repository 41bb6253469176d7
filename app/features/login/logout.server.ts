import type { ActionFunctionArgs } from '@remix-run/node';
import { auth } from '~/upstream/contract/auth';

/** Ends the session here, whatever the operator says to it: a player who logs out is logged out. */
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
      // The operator said that the session was over already.
      if (!(ended instanceof Response)) throw ended;
    }
    // A cookie that somebody kept opens nothing any more.
    await session.end();
  }
  return toasts.redirect(
    '/',
    { type: 'success', message: translation.t('login-server', 'loggedOut') },
    // Not "cookies": the language and the message of this very answer would go with them.
    { 'clear-site-data': '"cache", "storage"' },
  );
}
