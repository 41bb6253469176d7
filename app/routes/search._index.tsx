import type { MetaFunction } from '@remix-run/node';
import { SearchPage } from '~/features/play/search/search-page';
import type { loadSearch } from '~/features/play/search/search.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { clearSearches as action, loadSearch as loader } from '~/features/play/search/search.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadSearch> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadSearch>({
  description: 'search',
  robots: 'disallow',
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export default SearchPage;
