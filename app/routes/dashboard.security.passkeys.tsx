import type { MetaFunction } from '@remix-run/node';
import { PasskeysPage } from '~/features/account/security/passkeys-page';
import type { loadPasskeys } from '~/features/account/security/passkeys.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadPasskeys as loader, submitPasskeys as action } from '~/features/account/security/passkeys.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadPasskeys> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadPasskeys>({
  stepUp: true,
  description: 'account',
  capability: 'passkeys',
  crumbs: ({ copy, security }) => [{ label: security, href: '/dashboard/security' }, { label: copy.title }],
});

export const clientAction = sendForm;

export default PasskeysPage;
