import type { MetaFunction } from '@remix-run/node';
import { SecurityPage } from '~/features/account/security/security-page';
import type { loadSecurity } from '~/features/account/security/security.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadSecurity as loader } from '~/features/account/security/security.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadSecurity> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadSecurity>({
  description: 'account',
  search: { label: (t) => t('account-menu', 'security'), words: 'security' },
  capability: ['two-factor', 'passkeys'],
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export default SecurityPage;
