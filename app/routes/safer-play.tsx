import type { MetaFunction } from '@remix-run/node';
import { SaferPlayPage } from '~/features/protection/safer-play/safer-play-page';
import type { loadSaferPlay } from '~/features/protection/safer-play/safer-play.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadSaferPlay as loader } from '~/features/protection/safer-play/safer-play.server';
export { submitReminder as action } from '~/features/protection/safer-play/reminder.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadSaferPlay>({
  description: 'saferPlay',
  search: { label: (t) => t('safer-play', 'title'), words: 'saferPlay' },
  readByScripts: true,
  sitemap: true,
  reminder: false,
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export const meta: MetaFunction<typeof loadSaferPlay> = (args) => pageTitle(args, args.data?.copy.title);

export default SaferPlayPage;
