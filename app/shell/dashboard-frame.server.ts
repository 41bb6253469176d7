import type { LoaderFunctionArgs } from '@remix-run/node';
import { pageData } from '~/lib/buffered-response.server';
import { requirePlayer } from '~/session/require-player.server';

/** The frame of the player's own pages. Each of them asks for the player too: its data can be read without the frame's. */
export function loadDashboard({ request, context }: LoaderFunctionArgs) {
  requirePlayer({ request, context });
  return pageData({ copy: context.page.translation.copy('account-menu') });
}
