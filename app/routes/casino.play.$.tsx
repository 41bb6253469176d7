import type { loadPlay } from '~/features/play/games/play.server';
import { definePage } from '~/shell/define-page';

export { loadPlay as loader, submitStart as action } from '~/features/play/games/play.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { PlayPage as default } from '~/features/play/games/play-page';

export const handle = definePage<typeof loadPlay>({
  title: (data) => (data.kind === 'game' ? data.title : data.copy.noGameTitle),
  description: 'play',
  robots: 'disallow',
  crumbs: () => [],
});
