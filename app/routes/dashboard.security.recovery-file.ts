import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/home/redirect-home.server';
export { downloadRecoveryCodes as action } from '~/features/account/security/recovery-codes.server';

export const handle = definePage({ capability: 'two-factor' });
