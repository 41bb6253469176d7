import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/home/redirect-home.server';
export { closePopup as action } from '~/shell/popup.server';

export const handle = definePage({ reminder: false });
