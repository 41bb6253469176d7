import type { loadHome } from '~/features/home/home/home.server';
import { definePage } from '~/shell/define-page';

export { loadHome as loader } from '~/features/home/home/home.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { HomePage as default } from '~/features/home/home/home-page';

export const handle = definePage<typeof loadHome>({
  title: ({ title }) => title,
  description: 'home',
  guestCache: [],
  sitemap: true,
  crumbs: () => [],
});
