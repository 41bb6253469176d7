import type { loadSessions } from '~/features/money/history/sessions.server';
import { definePage } from '~/shell/define-page';

export { submitSessionEnd as action } from '~/features/money/history/end-session.server';
export { loadSessions as loader } from '~/features/money/history/sessions.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { SessionsPage as default } from '~/features/money/history/sessions-page';

export const handle = definePage<typeof loadSessions>({
  title: ({ title }) => title,
  description: 'sessionHistory',
  search: { label: (t) => t('account-menu', 'sessionHistory'), words: 'sessionHistory' },
});
