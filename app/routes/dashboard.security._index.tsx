import type { loadSecurity } from '~/features/account/security/security.server';
import { definePage } from '~/shell/define-page';

export { loadSecurity as loader } from '~/features/account/security/security.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { SecurityPage as default } from '~/features/account/security/security-page';

export const handle = definePage<typeof loadSecurity>({
  title: ({ copy }) => copy.title,
  description: 'account',
  search: { label: (t) => t('account-menu', 'security'), words: 'security' },
  capability: ['two-factor', 'passkeys'],
});
