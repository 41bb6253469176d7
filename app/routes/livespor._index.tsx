import type { loadLiveBook } from '~/features/betting/sportsbook/sportsbook.server';
import { definePage } from '~/shell/define-page';

export { loadLiveBook as loader } from '~/features/betting/sportsbook/sportsbook.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { SportsbookPage as default } from '~/features/betting/sportsbook/sportsbook-page';

export const handle = definePage<typeof loadLiveBook>({
  title: ({ title }) => title,
  description: 'liveSports',
  loginReason: 'bet',
  search: { label: (t) => t('menus', 'liveSports'), words: 'liveSports', isPlay: true },
  sitemap: 'in-menu',
  crumbs: () => [],
});
