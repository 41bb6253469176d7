import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import type { PlayerSession } from './player-session.server';

/** Returns the logged-in player. @throws for a guest a redirect to the login form, which then returns to this page */
export function requirePlayer({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): PlayerSession {
  const { player } = context.player.session;
  if (player) return player;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?redirectTo=${encodeURIComponent(safeRedirect(`${pathname}${search}`))}`);
}
