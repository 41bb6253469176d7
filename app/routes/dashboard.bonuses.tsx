import type { loadMyBonuses } from '~/features/money/bonuses/bonus-centre.server';
import { definePage } from '~/shell/define-page';

export { loadMyBonuses as loader } from '~/features/money/bonuses/bonus-centre.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { MyBonusesPage as default } from '~/features/money/bonuses/bonus-centre-page';

export const handle = definePage<typeof loadMyBonuses>({
  title: ({ title }) => title,
  description: 'bonuses',
  loginReason: 'bonus',
  search: { label: (t) => t('account-menu', 'bonuses'), words: 'bonuses' },
});
