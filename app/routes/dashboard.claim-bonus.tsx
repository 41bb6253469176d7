import type { MetaFunction } from '@remix-run/node';
import { ClaimBonusPage } from '~/features/money/bonuses/claim-bonus-page';
import type { loadClaimBonus } from '~/features/money/bonuses/bonus-centre.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadClaimBonus as loader } from '~/features/money/bonuses/bonus-centre.server';
export { submitClaimBonus as action } from '~/features/money/bonuses/claim-in-place.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadClaimBonus> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadClaimBonus>({
  description: 'claimBonus',
  search: { label: (t) => t('account-menu', 'claimBonus'), words: 'claimBonus' },
  crumbs: ({ title }) => [{ label: title }],
});

export const clientAction = sendForm;

export default ClaimBonusPage;
