export { goHome as loader } from '~/features/home/go-home.server';
export { submitLogout as action } from '~/features/login/logout.server';
