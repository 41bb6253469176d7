import type { MetaFunction } from '@remix-run/node';
import { LimitsPage } from '~/features/protection/player-limits/limits-page';
import type { loadLimits } from '~/features/protection/player-limits/limits.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadLimits as loader } from '~/features/protection/player-limits/limits.server';
export { submitLimit as action } from '~/features/protection/player-limits/submit-limit.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const handle = definePage<typeof loadLimits>({
  draft: ['period', 'amount'],
  description: 'saferPlay',
  search: { label: (t) => t('player-limits', 'title'), words: 'limits' },
  access: 'player',
  capability: 'limits',
  reminder: false,
  crumbs: ({ copy, form }) => [
    { label: copy.saferPlay, href: '/safer-play' },
    ...(form ? [{ label: copy.title, href: '/safer-play/limits' }, { label: form.title }] : [{ label: copy.title }]),
  ],
});

export const meta: MetaFunction<typeof loadLimits> = (args) =>
  pageTitle(args, args.data?.form?.title ?? args.data?.copy.title);

export const clientAction = sendForm;

export default LimitsPage;
