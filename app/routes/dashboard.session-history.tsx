import type { MetaFunction } from '@remix-run/node';
import { SessionsPage } from '~/features/money/history/sessions-page';
import type { loadSessions } from '~/features/money/history/sessions.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { submitSessionEnd as action } from '~/features/money/history/end-session.server';
export { loadSessions as loader } from '~/features/money/history/sessions.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadSessions> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadSessions>({
  description: 'sessionHistory',
  search: { label: (t) => t('account-menu', 'sessionHistory'), words: 'sessionHistory' },
  crumbs: ({ title }) => [{ label: title }],
});

export default SessionsPage;
