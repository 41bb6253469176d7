import type { MetaFunction } from '@remix-run/node';
import { PhoneVerificationPage } from '~/features/account/phone-verification/phone-verification-page';
import type { loadPhoneVerification } from '~/features/account/phone-verification/phone-verification.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export {
  loadPhoneVerification as loader,
  submitPhoneVerification as action,
} from '~/features/account/phone-verification/phone-verification.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadPhoneVerification> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadPhoneVerification>({
  draft: ['phone'],
  description: 'phoneVerification',
  search: { label: (t) => t('account-menu', 'phoneVerification'), words: 'phoneVerification' },
  dialog: { size: 'medium', Form: PhoneVerificationPage },
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export const clientAction = sendForm;

export default PhoneVerificationPage;
