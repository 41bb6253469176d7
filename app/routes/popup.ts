export { redirectHome as loader } from '~/features/home/redirect-home.server';
export { closePopup as action } from '~/shell/popup.server';
