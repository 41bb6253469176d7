import type { MetaFunction } from '@remix-run/node';
import type { loadUnknown } from '~/features/play/search/search.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadUnknown as loader } from '~/features/play/search/search.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { SearchPage as default } from '~/features/play/search/search-page';

/** The title only: the page has neither description nor canonical address. */
export const meta: MetaFunction<typeof loadUnknown> = (args) => pageTitle(args, args.data?.title).slice(0, 1);

export const handle = definePage<typeof loadUnknown>({ title: ({ title }) => title, crumbs: () => [] });
