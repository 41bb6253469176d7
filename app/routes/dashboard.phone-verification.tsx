import { PhoneVerificationPage } from '~/features/account/phone-verification/phone-verification-page';
import type { loadPhoneVerification } from '~/features/account/phone-verification/phone-verification.server';
import { definePage } from '~/shell/define-page';

export {
  loadPhoneVerification as loader,
  submitPhoneVerification as action,
} from '~/features/account/phone-verification/phone-verification.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadPhoneVerification>({
  title: ({ copy }) => copy.title,
  draft: ['phone'],
  description: 'phoneVerification',
  search: { label: (t) => t('account-menu', 'phoneVerification'), words: 'phoneVerification' },
  dialog: { size: 'medium', Form: PhoneVerificationPage },
});

export default PhoneVerificationPage;
