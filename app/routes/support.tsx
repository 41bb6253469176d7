import type { MetaFunction } from '@remix-run/node';
import { SupportPage } from '~/features/support/support-chat/support-page';
import type { loadSupport } from '~/features/support/support-chat/support.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadSupport as loader } from '~/features/support/support-chat/support.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadSupport>({
  description: 'support',
  search: { label: (t) => t('menus', 'support'), words: 'support' },
  sitemap: true,
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export const meta: MetaFunction<typeof loadSupport> = (args) => pageTitle(args, args.data?.copy.title);

export default SupportPage;
