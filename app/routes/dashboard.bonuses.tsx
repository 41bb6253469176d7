import type { MetaFunction } from '@remix-run/node';
import { MyBonusesPage } from '~/features/money/bonuses/my-bonuses-page';
import type { loadMyBonuses } from '~/features/money/bonuses/bonus-centre.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadMyBonuses as loader } from '~/features/money/bonuses/bonus-centre.server';
export { submitMyBonuses as action } from '~/features/money/bonuses/claim-in-place.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadMyBonuses> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadMyBonuses>({
  draft: ['code'],
  description: 'bonuses',
  search: { label: (t) => t('account-menu', 'bonuses'), words: 'bonuses' },
  crumbs: ({ title }) => [{ label: title }],
});

export const clientAction = sendForm;

export default MyBonusesPage;
