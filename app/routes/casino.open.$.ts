import { definePage } from '~/shell/define-page';

export { redirectToPlayPage as loader, submitOpen as action } from '~/features/play/games/play.server';

export const handle = definePage({ reminder: false });
