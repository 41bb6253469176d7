import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataResponse } from '~/lib/buffered-response.server';
import { capabilitiesOf } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { accountCopyFor } from './menus.server';

/** Loads the frame of the dashboard. Its pages call `requirePlayer` too, because their data can be read without the frame. */
export async function loadDashboard({ context }: LoaderFunctionArgs) {
  const { translation, registry } = context.page;
  const capabilities = capabilitiesOf(await context.content.find(cms.grouped, {}));
  return dataResponse({ copy: accountCopyFor({ copy: translation.copy('account-menu'), registry, capabilities }) });
}
