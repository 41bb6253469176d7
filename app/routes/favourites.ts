import { definePage } from '~/shell/define-page';

export { redirectHome as loader } from '~/features/home/home/redirect-home.server';
export { submitFavourite as action } from '~/features/play/favourites/favourites.server';

export const handle = definePage({ robots: 'disallow' });
