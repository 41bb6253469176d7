import type { MetaFunction } from '@remix-run/node';
import { RoundsPage } from '~/features/money/history/rounds-page';
import type { loadRounds } from '~/features/money/history/rounds.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadRounds as loader } from '~/features/money/history/rounds.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadRounds> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadRounds>({
  description: 'gameHistory',
  search: { label: (t) => t('account-menu', 'gameHistory'), words: 'gameHistory' },
  crumbs: ({ title }) => [{ label: title }],
});

export default RoundsPage;
