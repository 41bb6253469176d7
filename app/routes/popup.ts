export { goHome as loader } from '~/features/home/go-home.server';
export { closePopup as action } from '~/shell/popup.server';
