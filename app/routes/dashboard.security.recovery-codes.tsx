import { RecoveryCodesPage } from '~/features/account/security/recovery-codes-page';
import type { loadRecoveryCodes } from '~/features/account/security/recovery-codes.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';

export {
  loadRecoveryCodes as loader,
  submitRecoveryCodes as action,
} from '~/features/account/security/recovery-codes.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadRecoveryCodes>({
  title: ({ copy }) => copy.recoveryCodes,
  stepUp: true,
  description: 'account',
  capability: 'two-factor',
  parents: ({ copy }) => [{ label: copy.title, href: '/dashboard/security' }],
});

export const clientAction = sendForm;

export default RecoveryCodesPage;
