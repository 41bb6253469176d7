export { loadRefusals as loader } from '~/features/support-chat/refusals.server';
