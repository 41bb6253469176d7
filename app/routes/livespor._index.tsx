import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SportsbookPage } from '~/features/betting/sportsbook/sportsbook-page';
import type { loadLive } from '~/features/betting/sportsbook/sportsbook.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadLive as loader } from '~/features/betting/sportsbook/sportsbook.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadLive>({
  description: 'liveSports',
  search: { label: (t) => t('menus', 'liveSports'), words: 'liveSports' },
  sitemap: 'in-menu',
});

export const meta: MetaFunction<typeof loadLive> = (args) => pageTitle(args, args.data?.title);

export default function Page() {
  return <SportsbookPage data={useLoaderData<typeof loadLive>()} />;
}
