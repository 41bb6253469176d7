import type { loadSearch } from '~/features/play/search/search.server';
import { definePage } from '~/shell/define-page';

export { clearSearches as action, loadSearch as loader } from '~/features/play/search/search.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { SearchPage as default } from '~/features/play/search/search-page';

export const handle = definePage<typeof loadSearch>({
  title: ({ title }) => title,
  description: 'search',
  robots: 'disallow',
  crumbs: ({ copy }) => [{ label: copy.title }],
});
