import type { loadLimits } from '~/features/protection/player-limits/limits.server';
import { definePage } from '~/shell/define-page';

export { loadLimits as loader } from '~/features/protection/player-limits/limits.server';
export { submitLimit as action } from '~/features/protection/player-limits/submit-limit.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { LimitsPage as default } from '~/features/protection/player-limits/limits-page';

export const handle = definePage<typeof loadLimits>({
  title: ({ copy, form }) => form?.title ?? copy.title,
  draft: ['period', 'amount'],
  description: 'saferPlay',
  loginReason: 'limits',
  search: { label: (t) => t('player-limits', 'title'), words: 'limits' },
  access: 'player',
  capability: 'limits',
  reminder: false,
  crumbs: ({ copy, form }) => [
    { label: copy.saferPlay, href: '/safer-play' },
    ...(form ? [{ label: copy.title, href: '/safer-play/limits' }, { label: form.title }] : [{ label: copy.title }]),
  ],
});
