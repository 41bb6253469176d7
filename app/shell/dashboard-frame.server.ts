import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataResponse } from '~/lib/buffered-response.server';
import { requirePlayer } from '~/session/require-player.server';

/** Loads the frame of the dashboard. Its pages call `requirePlayer` too, because their data can be read without the frame. */
export function loadDashboard({ request, context }: LoaderFunctionArgs) {
  requirePlayer({ request, context });
  return dataResponse({ copy: context.page.translation.copy('account-menu') });
}
