import { RemoveAccountPage } from '~/features/money/remove-account/remove-account-page';
import type { loadRemoval } from '~/features/money/remove-account/remove-account.server';
import { definePage } from '~/shell/define-page';

export { loadRemoval as loader, submitRemoval as action } from '~/features/money/remove-account/remove-account.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadRemoval>({
  title: ({ copy }) => copy.title,
  stepUp: true,
  description: 'removeAccount',
  dialog: { size: 'medium', Form: RemoveAccountPage },
  parents: ({ copy, methods }) => [{ label: copy.methods, href: methods }],
});

export default RemoveAccountPage;
