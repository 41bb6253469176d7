import { definePage } from '~/shell/define-page';

export { openSportsbook as loader } from '~/features/betting/sportsbook/sportsbook.server';

export const handle = definePage({ reminder: false });
