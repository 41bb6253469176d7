import { LimitsPage } from '~/features/protection/player-limits/limits-page';
import type { loadLimits } from '~/features/protection/player-limits/limits.server';
import { inDashboard } from '~/shell/dashboard-frame';
import { definePage } from '~/shell/define-page';

export { loadLimits as loader } from '~/features/protection/player-limits/limits.server';
export { submitLimit as action } from '~/features/protection/player-limits/submit-limit.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { DashboardError as ErrorBoundary } from '~/shell/dashboard-frame';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadLimits>({
  title: ({ copy, form }) => form?.title ?? copy.title,
  draft: ['period', 'amount'],
  description: 'saferPlay',
  loginReason: 'limits',
  search: { label: (t) => t('player-limits', 'title'), words: 'limits' },
  access: 'player',
  accountMenu: true,
  capability: 'limits',
  reminder: false,
  crumbs: ({ copy, form }) => [
    { label: copy.saferPlay, href: '/safer-play' },
    ...(form ? [{ label: copy.title, href: '/safer-play/limits' }, { label: form.title }] : [{ label: copy.title }]),
  ],
});

export default inDashboard(LimitsPage);
