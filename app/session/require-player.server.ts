import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { loginPath } from './login-link';
import type { PlayerSession } from './player-session.server';

/** The logged-in player. @throws a redirect to the login form for a guest, which leads back to the page */
export function requirePlayer({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): PlayerSession {
  const { player } = context.player.session;
  if (player) return player;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(safeRedirect(`${pathname}${search}`)));
}
