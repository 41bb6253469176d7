import type { loadSaferPlay } from '~/features/protection/safer-play/safer-play.server';
import { definePage } from '~/shell/define-page';

export { loadSaferPlay as loader } from '~/features/protection/safer-play/safer-play.server';
export { submitReminder as action } from '~/features/protection/safer-play/reminder.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { SaferPlayPage as default } from '~/features/protection/safer-play/safer-play-page';

export const handle = definePage<typeof loadSaferPlay>({
  title: ({ copy }) => copy.title,
  description: 'saferPlay',
  search: { label: (t) => t('safer-play', 'title'), words: 'saferPlay' },
  readByScripts: true,
  sitemap: true,
  reminder: false,
});
