import { definePage } from '~/shell/define-page';

export { loadGameFrame as loader } from '~/features/games/game-frame.server';

export const handle = definePage({ reminder: false });
