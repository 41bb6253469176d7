import { WelcomePage } from '~/features/account/registration/welcome-page';
import type { loadWelcome } from '~/features/account/registration/welcome.server';
import { definePage } from '~/shell/define-page';

export { loadWelcome as loader, submitWelcome as action } from '~/features/account/registration/welcome.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadWelcome>({
  title: ({ copy }) => copy.title,
  description: 'register',
  dialog: { size: 'medium', Form: WelcomePage },
  returnPath: 'redirectTo',
  crumbs: () => [],
});

export default WelcomePage;
