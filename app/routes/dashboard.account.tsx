import type { loadProfile } from '~/features/account/profile/profile.server';
import { definePage } from '~/shell/define-page';

export { loadProfile as loader } from '~/features/account/profile/profile.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { ProfilePage as default } from '~/features/account/profile/profile-page';

export const handle = definePage<typeof loadProfile>({
  title: ({ copy }) => copy.title,
  description: 'account',
  search: { label: (t) => t('account-menu', 'account'), words: 'account' },
});
