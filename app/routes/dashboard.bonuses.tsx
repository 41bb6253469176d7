import type { MetaFunction } from '@remix-run/node';
import { BonusesPage } from '~/features/history/bonuses-page';
import type { loadBonuses } from '~/features/history/bonuses.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadBonuses as loader } from '~/features/history/bonuses.server';

export const meta: MetaFunction<typeof loadBonuses> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadBonuses>({
  description: 'bonuses',
  crumbs: ({ title }) => [{ label: title }],
});

export default BonusesPage;
