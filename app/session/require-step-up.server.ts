import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { confirmPath } from './login-link';
import type { PlayerSession } from './player-session.server';
import { requirePlayer } from './require-player.server';

/**
 * The logged-in player, who has acted lately. For pages that move money, and for those that change how the player logs in:
 * a passkey opens all the others.
 *
 * @throws a redirect for a guest to the login form, and for a player who was away to the confirmation; both lead back to
 * the page
 */
export async function requirePlayerWithStepUp(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<PlayerSession> {
  const player = requirePlayer(args);
  await requireStepUp(args.context, player);
  return player;
}

/** Also keeps the values that the request's form has noted, until the player has confirmed. @throws the same redirect */
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
