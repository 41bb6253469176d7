import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/home/redirect-home.server';
export { submitDevice as action } from '~/features/account/device/submit-fingerprint.server';

export const handle = definePage({ readByScripts: true });
