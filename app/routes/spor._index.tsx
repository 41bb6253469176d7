import { useLoaderData } from '@remix-run/react';
import { SportsbookPage } from '~/features/betting/sportsbook/sportsbook-page';
import type { loadSports } from '~/features/betting/sportsbook/sportsbook.server';
import { definePage } from '~/shell/define-page';

export { loadSports as loader } from '~/features/betting/sportsbook/sportsbook.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadSports>({
  title: ({ title }) => title,
  description: 'sports',
  search: { label: (t) => t('menus', 'sports'), words: 'sports' },
  sitemap: 'in-menu',
  crumbs: () => [],
});

export default function Page() {
  return <SportsbookPage data={useLoaderData<typeof loadSports>()} />;
}
