import { RecoveryPage } from '~/features/account/recovery/recovery-page';
import type { loadRecovery } from '~/features/account/recovery/recovery.server';
import { definePage } from '~/shell/define-page';

export { loadRecovery as loader, submitRecovery as action } from '~/features/account/recovery/recovery.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadRecovery>({
  title: ({ copy }) => copy.title,
  description: 'recover',
  search: { label: (t) => t('recovery', 'title'), words: 'recover', forGuests: true },
  dialog: { size: 'medium', Form: RecoveryPage },
  robots: 'disallow',
  returnPath: 'redirectTo',
});

export default RecoveryPage;
