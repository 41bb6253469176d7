import type { loadEsports } from '~/features/betting/sportsbook/sportsbook.server';
import { definePage } from '~/shell/define-page';

export { loadEsports as loader } from '~/features/betting/sportsbook/sportsbook.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { SportsbookPage as default } from '~/features/betting/sportsbook/sportsbook-page';

export const handle = definePage<typeof loadEsports>({
  title: ({ title }) => title,
  description: 'esports',
  loginReason: 'bet',
  search: { label: (t) => t('menus', 'esports'), words: 'esports', isPlay: true },
  sitemap: 'in-menu',
  crumbs: () => [],
});
