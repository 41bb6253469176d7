import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import type { PlayerSession } from './player-session.server';

/** The logged-in player. Sends a guest to the login form, with the way back to the page that was asked for. */
export function requirePlayer({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>): PlayerSession {
  const { player } = context.player.session;
  if (player) return player;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?redirectTo=${encodeURIComponent(safeRedirect(`${pathname}${search}`))}`);
}
