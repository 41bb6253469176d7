import type { loadSports } from '~/features/betting/sportsbook/sportsbook.server';
import { definePage } from '~/shell/define-page';

export { loadSports as loader } from '~/features/betting/sportsbook/sportsbook.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { SportsbookPage as default } from '~/features/betting/sportsbook/sportsbook-page';

export const handle = definePage<typeof loadSports>({
  title: ({ title }) => title,
  description: 'sports',
  loginReason: 'bet',
  search: { label: (t) => t('menus', 'sports'), words: 'sports', isPlay: true },
  sitemap: 'in-menu',
  crumbs: () => [],
});
