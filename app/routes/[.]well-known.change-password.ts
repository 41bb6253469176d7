export { redirectToChangePassword as loader } from '~/features/change-password/change-password.server';
