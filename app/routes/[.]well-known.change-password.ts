export { redirectToChangePassword as loader } from '~/features/account/change-password/change-password.server';
