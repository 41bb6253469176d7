import type { MetaFunction } from '@remix-run/node';
import { MethodsPage } from '~/features/cashier/methods-page';
import type { loadWithdrawMethods } from '~/features/cashier/methods.server';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadWithdrawMethods as loader } from '~/features/cashier/methods.server';

export const meta: MetaFunction<typeof loadWithdrawMethods> = (args) => pageTitle(args, args.data?.copy.withdrawTitle);

export const handle = crumbs<typeof loadWithdrawMethods>(({ copy }) => [{ label: copy.withdrawTitle }]);

export default MethodsPage;
