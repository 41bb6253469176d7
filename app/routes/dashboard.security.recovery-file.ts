import { definePage } from '~/shell/define-page';

export { downloadRecoveryCodes as action } from '~/features/account/security/recovery-codes.server';

export const handle = definePage({ capability: 'two-factor' });
