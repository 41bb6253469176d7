import type { MetaFunction } from '@remix-run/node';
import { RecoveryPage } from '~/features/account/recovery/recovery-page';
import type { loadRecovery } from '~/features/account/recovery/recovery.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadRecovery as loader, submitRecovery as action } from '~/features/account/recovery/recovery.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadRecovery> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadRecovery>({
  description: 'recover',
  search: { label: (t) => t('recovery', 'title'), words: 'recover', forGuests: true },
  dialog: { size: 'medium', Form: RecoveryPage },
  robots: 'disallow',
  returnPath: 'redirectTo',
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export const clientAction = sendForm;

export default RecoveryPage;
