import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/redirect-home.server';
export { submitLogout as action } from '~/features/login/logout.server';

export const handle = definePage({ robots: 'disallow', reminder: false });
