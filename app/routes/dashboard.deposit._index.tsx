import type { MetaFunction } from '@remix-run/node';
import { MethodsPage } from '~/features/cashier/methods-page';
import type { loadDepositMethods } from '~/features/cashier/methods.server';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadDepositMethods as loader } from '~/features/cashier/methods.server';

export const meta: MetaFunction<typeof loadDepositMethods> = (args) => pageTitle(args, args.data?.copy.depositTitle);

export const handle = crumbs<typeof loadDepositMethods>(({ copy }) => [{ label: copy.depositTitle }]);

export default MethodsPage;
