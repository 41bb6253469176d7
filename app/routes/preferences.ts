export { goHome as loader } from '~/features/home/go-home.server';
export { submitPreferences as action } from '~/features/preferences/lite.server';
