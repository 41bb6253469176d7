import type { loadMyBonuses } from '~/features/money/bonuses/bonus-centre.server';
import { definePage } from '~/shell/define-page';

export { loadMyBonuses as loader } from '~/features/money/bonuses/bonus-centre.server';
export { submitMyBonuses as action } from '~/features/money/bonuses/claim-in-place.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { MyBonusesPage as default } from '~/features/money/bonuses/bonus-centre-page';

export const handle = definePage<typeof loadMyBonuses>({
  title: ({ title }) => title,
  draft: ['code'],
  description: 'bonuses',
  loginReason: 'bonus',
  search: { label: (t) => t('account-menu', 'bonuses'), words: 'bonuses' },
});
