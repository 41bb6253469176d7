import { definePage } from '~/shell/define-page';

export { downloadStatement as loader } from '~/features/history/statement.server';

export const handle = definePage({ capability: 'limits' });
