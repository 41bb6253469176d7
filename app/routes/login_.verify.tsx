import type { MetaFunction } from '@remix-run/node';
import { SecondStepPage } from '~/features/account/login/second-step-page';
import type { loadSecondStep } from '~/features/account/login/second-step.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadSecondStep as loader, submitSecondStep as action } from '~/features/account/login/second-step.server';

export const meta: MetaFunction<typeof loadSecondStep> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadSecondStep>({
  description: 'login',
  dialog: { size: 'medium', Form: SecondStepPage },
  robots: 'disallow',
  reminder: false,
  returnPath: 'redirectTo',
});

export const clientAction = sendForm;

/** After the login, the loader would redirect the player a second time. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod === undefined;

export default SecondStepPage;
