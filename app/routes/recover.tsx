import type { MetaFunction } from '@remix-run/node';
import { RecoveryPage } from '~/features/recovery/recovery-page';
import type { loadRecovery } from '~/features/recovery/recovery.server';
import { sendForm } from '~/forms/send-form';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadRecovery as loader, submitRecovery as action } from '~/features/recovery/recovery.server';

export const meta: MetaFunction<typeof loadRecovery> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = crumbs<typeof loadRecovery>(({ copy }) => [{ label: copy.title }]);

export const clientAction = sendForm;

export default RecoveryPage;
