export { redirectHome as loader } from '~/features/home/redirect-home.server';
export { submitDevice as action } from '~/features/device/device.server';
