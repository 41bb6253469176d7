import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SportsbookPage } from '~/features/betting/sportsbook/sportsbook-page';
import type { loadSports } from '~/features/betting/sportsbook/sportsbook.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadSports as loader } from '~/features/betting/sportsbook/sportsbook.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadSports>({
  description: 'sports',
  search: { label: (t) => t('menus', 'sports'), words: 'sports' },
  sitemap: 'in-menu',
});

export const meta: MetaFunction<typeof loadSports> = (args) => pageTitle(args, args.data?.title);

export default function Page() {
  return <SportsbookPage data={useLoaderData<typeof loadSports>()} />;
}
