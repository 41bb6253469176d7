import type { MetaFunction } from '@remix-run/node';
import { RecoveryCodesPage } from '~/features/account/security/recovery-codes-page';
import type { loadRecoveryCodes } from '~/features/account/security/recovery-codes.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export {
  loadRecoveryCodes as loader,
  submitRecoveryCodes as action,
} from '~/features/account/security/recovery-codes.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadRecoveryCodes> = (args) => pageTitle(args, args.data?.copy.recoveryCodes);

export const handle = definePage<typeof loadRecoveryCodes>({
  stepUp: true,
  description: 'account',
  capability: 'two-factor',
  crumbs: ({ copy }) => [{ label: copy.title, href: '/dashboard/security' }, { label: copy.recoveryCodes }],
});

export const clientAction = sendForm;

export default RecoveryCodesPage;
