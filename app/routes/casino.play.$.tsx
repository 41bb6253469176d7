import type { MetaFunction } from '@remix-run/node';
import { PlayPage } from '~/features/play/games/play-page';
import type { loadPlay } from '~/features/play/games/play.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadPlay as loader, submitStart as action } from '~/features/play/games/play.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadPlay> = (args) =>
  pageTitle(args, args.data?.kind === 'game' ? args.data.title : args.data?.copy.noGameTitle);

export const handle = definePage<typeof loadPlay>({
  description: 'play',
  robots: 'disallow',
});

export default PlayPage;
