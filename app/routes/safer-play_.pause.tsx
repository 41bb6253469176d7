import type { MetaFunction } from '@remix-run/node';
import { PausePage } from '~/features/protection/player-limits/pause-page';
import type { loadPause } from '~/features/protection/player-limits/pause.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadPause as loader, submitPause as action } from '~/features/protection/player-limits/pause.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadPause>({
  description: 'saferPlay',
  search: { label: (t) => t('player-pause', 'title'), words: 'pause' },
  access: 'player',
  capability: 'limits',
  reminder: false,
  crumbs: ({ copy }) => [{ label: copy.saferPlay, href: '/safer-play' }, { label: copy.title }],
});

export const meta: MetaFunction<typeof loadPause> = (args) =>
  pageTitle(args, args.data?.confirm?.title ?? args.data?.copy.title);

export default PausePage;
