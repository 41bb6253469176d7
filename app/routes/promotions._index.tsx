import type { MetaFunction } from '@remix-run/node';
import { PromotionsPage } from '~/features/home/promotions/promotions-page';
import type { loadPromotions } from '~/features/home/promotions/promotions.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadPromotions as loader } from '~/features/home/promotions/promotions.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadPromotions>({
  description: 'promotions',
  search: { label: (t) => t('menus', 'promotion'), words: 'promotions' },
  guestCache: [],
  sitemap: 'in-menu',
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export const meta: MetaFunction<typeof loadPromotions> = (args) => pageTitle(args, args.data?.copy.title);

export default PromotionsPage;
