import { definePage } from '~/shell/define-page';

export { loadGameFrame as loader } from '~/features/play/games/game-frame.server';

export const handle = definePage({ reminder: false });
