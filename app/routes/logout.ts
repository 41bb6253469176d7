export { redirectHome as loader } from '~/features/home/redirect-home.server';
export { submitLogout as action } from '~/features/login/logout.server';
