import type { loadPasskeys } from '~/features/account/security/passkeys.server';
import { definePage } from '~/shell/define-page';

export { loadPasskeys as loader, submitPasskeys as action } from '~/features/account/security/passkeys.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { PasskeysPage as default } from '~/features/account/security/passkeys-page';

export const handle = definePage<typeof loadPasskeys>({
  title: ({ copy }) => copy.title,
  stepUp: true,
  description: 'account',
  capability: 'passkeys',
  parents: ({ security }) => [{ label: security, href: '/dashboard/security' }],
});
