import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/home/redirect-home.server';
export { submitLanguage as action } from '~/shell/language.server';

export const handle = definePage({ robots: 'disallow', reminder: false });
