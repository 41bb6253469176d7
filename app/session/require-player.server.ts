import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { loginPath } from './login-link';
import type { PlayerSession } from './player-session.server';

/**
 * The logged-in player, also on a page that guests may open. @throws a redirect to the login form for a guest, which leads
 * back to the page
 */
export function requirePlayer({ context }: Pick<LoaderFunctionArgs, 'context'>): PlayerSession {
  const { player } = context.player.session;
  if (player) return player;
  throw redirect(loginPath(safeRedirect(context.page.href)));
}
