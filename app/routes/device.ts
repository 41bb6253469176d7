import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/redirect-home.server';
export { submitDevice as action } from '~/features/device/device.server';

export const handle = definePage({ readByScripts: true });
