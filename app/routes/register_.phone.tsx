import type { MetaFunction } from '@remix-run/node';
import { PhoneStepPage } from '~/features/account/registration/phone-step-page';
import type { loadPhoneStep } from '~/features/account/registration/phone-step.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadPhoneStep as loader, submitPhoneStep as action } from '~/features/account/registration/phone-step.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadPhoneStep> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadPhoneStep>({
  description: 'register',
  dialog: { size: 'medium', Form: PhoneStepPage },
  returnPath: 'redirectTo',
});

export const clientAction = sendForm;

export default PhoneStepPage;
