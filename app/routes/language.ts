export { goHome as loader } from '~/features/home/go-home.server';
export { submitLanguage as action } from '~/features/preferences/language.server';
