import type { loadStatement } from '~/features/money/history/statement.server';
import { definePage } from '~/shell/define-page';

export { loadStatement as loader } from '~/features/money/history/statement.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { StatementPage as default } from '~/features/money/history/statement-page';

export const handle = definePage<typeof loadStatement>({
  title: ({ title }) => title,
  description: 'statement',
  search: { label: (t) => t('account-menu', 'statement'), words: 'statement' },
  capability: 'limits',
});
