import type { loadClaimBonus } from '~/features/money/bonuses/bonus-centre.server';
import { definePage } from '~/shell/define-page';

export { loadClaimBonus as loader } from '~/features/money/bonuses/bonus-centre.server';
export { submitClaimBonus as action } from '~/features/money/bonuses/claim-in-place.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { ClaimBonusPage as default } from '~/features/money/bonuses/claim-bonus-page';

export const handle = definePage<typeof loadClaimBonus>({
  title: ({ title }) => title,
  draft: ['code'],
  description: 'claimBonus',
  loginReason: 'bonus',
  search: { label: (t) => t('account-menu', 'claimBonus'), words: 'claimBonus', isPlay: true },
});
