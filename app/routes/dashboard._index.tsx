import type { MetaFunction } from '@remix-run/node';
import { OverviewPage } from '~/features/account/profile/overview-page';
import type { loadOverview } from '~/features/account/profile/overview.server';
import { pageTitle } from '~/shell/page-title';

export { loadOverview as loader } from '~/features/account/profile/overview.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadOverview> = (args) => pageTitle(args, args.data?.copy.title);

export default OverviewPage;
