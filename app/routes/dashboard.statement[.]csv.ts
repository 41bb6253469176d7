import { definePage } from '~/shell/define-page';

export { downloadStatement as loader } from '~/features/money/history/statement.server';

export const handle = definePage({ capability: 'limits' });
