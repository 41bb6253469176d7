import type { loadOverview } from '~/features/home/overview/overview.server';
import { definePage } from '~/shell/define-page';

export { loadOverview as loader } from '~/features/home/overview/overview.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { OverviewPage as default } from '~/features/home/overview/overview-page';

export const handle = definePage<typeof loadOverview>({ title: ({ copy }) => copy.title, crumbs: () => [] });
