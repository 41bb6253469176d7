import type { loadRecoveryCodes } from '~/features/account/security/recovery-codes.server';
import { definePage } from '~/shell/define-page';

export {
  loadRecoveryCodes as loader,
  submitRecoveryCodes as action,
} from '~/features/account/security/recovery-codes.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { RecoveryCodesPage as default } from '~/features/account/security/recovery-codes-page';

export const handle = definePage<typeof loadRecoveryCodes>({
  title: ({ copy }) => copy.recoveryCodes,
  stepUp: true,
  description: 'account',
  capability: 'two-factor',
  parents: ({ copy }) => [{ label: copy.title, href: '/dashboard/security' }],
});
