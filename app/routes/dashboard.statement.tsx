import type { MetaFunction } from '@remix-run/node';
import { StatementPage } from '~/features/money/history/statement-page';
import type { loadStatement } from '~/features/money/history/statement.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadStatement as loader } from '~/features/money/history/statement.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadStatement> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadStatement>({
  description: 'statement',
  search: { label: (t) => t('account-menu', 'statement'), words: 'statement' },
  capability: 'limits',
  crumbs: ({ title }) => [{ label: title }],
});

export default StatementPage;
