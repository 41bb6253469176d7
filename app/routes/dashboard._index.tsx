import type { MetaFunction } from '@remix-run/node';
import { AccountPage } from '~/features/account/account-page';
import type { loadAccount } from '~/features/account/account.server';
import { pageTitle } from '~/shell/page-title';

export { loadAccount as loader } from '~/features/account/account.server';

export const meta: MetaFunction<typeof loadAccount> = (args) => pageTitle(args, args.data?.copy.title);

export default AccountPage;
