import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/home/redirect-home.server';
export { submitLogout as action } from '~/features/account/login/logout.server';

export const handle = definePage({ robots: 'disallow', reminder: false });
