import { SecondStepPage } from '~/features/account/login/second-step-page';
import type { loadSecondStep } from '~/features/account/login/second-step.server';
import { definePage } from '~/shell/define-page';

export { loadSecondStep as loader, submitSecondStep as action } from '~/features/account/login/second-step.server';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadSecondStep>({
  title: ({ copy }) => copy.title,
  description: 'login',
  dialog: { size: 'medium', Form: SecondStepPage },
  robots: 'disallow',
  reminder: false,
  returnPath: 'redirectTo',
  crumbs: () => [],
});

/** After the login, the loader would redirect the player a second time. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod === undefined;

export default SecondStepPage;
