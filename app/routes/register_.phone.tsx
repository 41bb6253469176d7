import { PhoneStepPage } from '~/features/account/registration/phone-step-page';
import type { loadPhoneStep } from '~/features/account/registration/phone-step.server';
import { definePage } from '~/shell/define-page';

export { loadPhoneStep as loader, submitPhoneStep as action } from '~/features/account/registration/phone-step.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadPhoneStep>({
  title: ({ copy }) => copy.title,
  description: 'register',
  dialog: { size: 'medium', Form: PhoneStepPage },
  returnPath: 'redirectTo',
  crumbs: () => [],
});

export default PhoneStepPage;
