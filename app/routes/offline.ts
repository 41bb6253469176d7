import { definePage } from '~/shell/define-page';

export { loadOfflinePage as loader } from '~/features/home/content/offline.server';

export const handle = definePage({ guestCache: [], reminder: false });
