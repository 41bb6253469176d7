import type { MetaFunction } from '@remix-run/node';
import { pageAddresses } from '~/features/home/content/page-addresses';
import type { loadContent } from '~/features/home/content/content.server';
import { definePage } from '~/shell/define-page';
import { shareMeta } from '~/shell/share-meta';

export { loadContent as loader } from '~/features/home/content/content.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { ContentPage as default } from '~/features/home/content/content-page';

export const handle = definePage<typeof loadContent>({
  title: ({ title }) => title,
  description: 'pages',
  guestCache: [],
  sitemap: async ({ find }) => pageAddresses(await find('categorylist', {})),
});

export const meta: MetaFunction<typeof loadContent> = (args) => shareMeta(args, args.data);
