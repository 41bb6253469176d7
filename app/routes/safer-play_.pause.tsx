import type { loadPause } from '~/features/protection/player-limits/pause.server';
import { definePage } from '~/shell/define-page';

export { loadPause as loader, submitPause as action } from '~/features/protection/player-limits/pause.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { PausePage as default } from '~/features/protection/player-limits/pause-page';

export const handle = definePage<typeof loadPause>({
  title: ({ copy, confirm }) => confirm?.title ?? copy.title,
  description: 'saferPlay',
  loginReason: 'limits',
  search: { label: (t) => t('player-pause', 'title'), words: 'pause' },
  access: 'player',
  capability: 'limits',
  reminder: false,
  crumbs: ({ copy }) => [{ label: copy.saferPlay, href: '/safer-play' }, { label: copy.title }],
});
