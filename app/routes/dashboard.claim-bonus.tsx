import type { MetaFunction } from '@remix-run/node';
import { ClaimBonusPage } from '~/features/bonuses/claim-bonus-page';
import type { loadOffers } from '~/features/bonuses/claim-bonus.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadOffers as loader, submitClaim as action } from '~/features/bonuses/claim-bonus.server';

export const meta: MetaFunction<typeof loadOffers> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadOffers>({
  description: 'claimBonus',
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export default ClaimBonusPage;
