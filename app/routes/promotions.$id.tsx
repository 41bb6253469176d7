import type { MetaFunction } from '@remix-run/node';
import { PromotionPage } from '~/features/promotions/promotion-page';
import type { loadPromotion } from '~/features/promotions/promotions.server';
import { crumbs } from '~/shell/page-handle';
import { shareMeta } from '~/shell/share-meta';

export { loadPromotion as loader } from '~/features/promotions/promotions.server';

export const handle = crumbs<typeof loadPromotion>(({ copy, title }) => [
  { label: copy.title, href: '/promotions' },
  { label: title },
]);

export const meta: MetaFunction<typeof loadPromotion> = (args) => shareMeta(args, args.data);

export default PromotionPage;
