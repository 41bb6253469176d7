import type { MetaFunction } from '@remix-run/node';
import { PhoneVerificationPage } from '~/features/phone-verification/phone-verification-page';
import type { loadPhoneVerification } from '~/features/phone-verification/phone-verification.server';
import { sendForm } from '~/forms/send-form';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export {
  loadPhoneVerification as loader,
  submitPhoneVerification as action,
} from '~/features/phone-verification/phone-verification.server';

export const meta: MetaFunction<typeof loadPhoneVerification> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = crumbs<typeof loadPhoneVerification>(({ copy }) => [{ label: copy.title }]);

export const clientAction = sendForm;

export default PhoneVerificationPage;
