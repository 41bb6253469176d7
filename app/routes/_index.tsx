import type { MetaFunction } from '@remix-run/node';
import { HomePage } from '~/features/home/home/home-page';
import type { loadHome } from '~/features/home/home/home.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadHome as loader } from '~/features/home/home/home.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadHome> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadHome>({
  description: 'home',
  guestCache: [],
  sitemap: true,
});

export default HomePage;
