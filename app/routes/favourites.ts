import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/redirect-home.server';
export { submitFavourite as action } from '~/features/favourites/favourites.server';

export const handle = definePage({ robots: 'disallow' });
