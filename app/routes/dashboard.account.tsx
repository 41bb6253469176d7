import type { MetaFunction } from '@remix-run/node';
import { ProfilePage } from '~/features/account/profile/profile-page';
import type { loadProfile } from '~/features/account/profile/profile.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadProfile as loader } from '~/features/account/profile/profile.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadProfile> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadProfile>({
  description: 'account',
  search: { label: (t) => t('account-menu', 'account'), words: 'account' },
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export default ProfilePage;
