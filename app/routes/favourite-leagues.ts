import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/home/redirect-home.server';
export { submitFavouriteLeague as action } from '~/features/betting/book/favourite-leagues.server';

export const handle = definePage({ robots: 'disallow' });
