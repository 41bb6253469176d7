export { goHome as loader } from '~/features/home/go-home.server';
export { submitDevice as action } from '~/features/device/device.server';
