export { loadRefusals as loader } from '~/features/support/support-chat/refusals.server';
