import type { loadSupport } from '~/features/support/support-chat/support.server';
import { definePage } from '~/shell/define-page';

export { loadSupport as loader } from '~/features/support/support-chat/support.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { SupportPage as default } from '~/features/support/support-chat/support-page';

export const handle = definePage<typeof loadSupport>({
  title: ({ copy }) => copy.title,
  description: 'support',
  search: { label: (t) => t('menus', 'support'), words: 'support' },
  sitemap: true,
});
