import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataResponse } from '~/lib/buffered-response.server';

/** Loads the title of the dashboard. Its pages call `requirePlayer`, because their data can be read without the frame. */
export const loadDashboard = ({ context }: LoaderFunctionArgs) =>
  dataResponse({ title: context.page.translation.t('account-menu', 'title') });
