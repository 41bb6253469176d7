import type { MetaFunction } from '@remix-run/node';
import { PromotionPage } from '~/features/home/promotions/promotion-page';
import type { loadPromotion } from '~/features/home/promotions/promotions.server';
import { definePage } from '~/shell/define-page';
import { shareMeta } from '~/shell/share-meta';

export { loadPromotion as loader } from '~/features/home/promotions/promotions.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadPromotion>({
  title: ({ title }) => title,
  description: 'promotions',
  guestCache: [],
  dialog: { size: 'wide', Form: PromotionPage },
  sitemap: async ({ find }) =>
    ((await find('promotionlist', {})) ?? []).map(({ id }) => `/promotions/${encodeURIComponent(id)}`),
  parents: ({ copy }) => [{ label: copy.title, href: '/promotions' }],
});

export const meta: MetaFunction<typeof loadPromotion> = (args) => shareMeta(args, args.data);

export default PromotionPage;
