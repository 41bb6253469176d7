import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { loginPath, confirmPath } from './login-link';
import type { PlayerSession } from './player-session.server';

/** The player, even on a page that guests may open. @throws a redirect to the login form, which leads back to the page */
export function requirePlayer({ context }: Pick<LoaderFunctionArgs, 'context'>): PlayerSession {
  const { player } = context.player.session;
  if (player) return player;
  throw redirect(loginPath(safeRedirect(context.page.href)));
}

/** For a player who has acted lately. @throws a redirect to the confirmation, which keeps the noted values and leads back */
export async function requireStepUp(
  { player, page }: LoaderFunctionArgs['context'],
  session: PlayerSession,
): Promise<void> {
  if (await player.stepUp.isKnown(session)) return;
  const path = confirmPath(page.href);
  if (!(await player.draft.keep())) throw redirect(path, 303);
  const message = page.translation.t('confirm-login-server', 'kept');
  throw await page.toasts.redirect(path, { type: 'warning', message });
}
