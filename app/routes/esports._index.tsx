import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SportsbookPage } from '~/features/betting/sportsbook/sportsbook-page';
import type { loadEsports } from '~/features/betting/sportsbook/sportsbook.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadEsports as loader } from '~/features/betting/sportsbook/sportsbook.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadEsports>({
  description: 'esports',
  search: { label: (t) => t('menus', 'esports'), words: 'esports' },
  sitemap: 'in-menu',
});

export const meta: MetaFunction<typeof loadEsports> = (args) => pageTitle(args, args.data?.title);

export default function Page() {
  return <SportsbookPage data={useLoaderData<typeof loadEsports>()} />;
}
