export { loadOfflinePage as loader } from '~/features/content/offline.server';
