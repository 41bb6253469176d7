import { PausePage } from '~/features/protection/player-limits/pause-page';
import type { loadPause } from '~/features/protection/player-limits/pause.server';
import { inDashboard } from '~/shell/dashboard-frame';
import { definePage } from '~/shell/define-page';

export { loadPause as loader, submitPause as action } from '~/features/protection/player-limits/pause.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { DashboardError as ErrorBoundary } from '~/shell/dashboard-frame';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadPause>({
  title: ({ copy, confirm }) => confirm?.title ?? copy.title,
  description: 'saferPlay',
  loginReason: 'limits',
  search: { label: (t) => t('player-pause', 'title'), words: 'pause' },
  access: 'player',
  accountMenu: true,
  capability: 'limits',
  reminder: false,
  crumbs: ({ copy }) => [{ label: copy.saferPlay, href: '/safer-play' }, { label: copy.title }],
});

export default inDashboard(PausePage);
