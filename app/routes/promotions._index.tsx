import type { loadPromotions } from '~/features/home/promotions/promotions.server';
import { definePage } from '~/shell/define-page';

export { loadPromotions as loader } from '~/features/home/promotions/promotions.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { PromotionsPage as default } from '~/features/home/promotions/promotions-page';

export const handle = definePage<typeof loadPromotions>({
  title: ({ copy }) => copy.title,
  description: 'promotions',
  search: { label: (t) => t('promotions', 'title'), words: 'promotions' },
  guestCache: [],
  sitemap: 'in-menu',
});
