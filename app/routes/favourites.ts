export { goHome as loader } from '~/features/home/go-home.server';
export { submitFavourite as action } from '~/features/favourites/favourites.server';
