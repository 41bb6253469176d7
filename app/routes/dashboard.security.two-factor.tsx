import type { ShouldRevalidateFunction } from '@remix-run/react';
import type { loadTwoFactor } from '~/features/account/security/two-factor.server';
import { recoveryCodesIn } from '~/features/account/security/recovery-codes';
import { shouldRevalidate as shouldReload } from '~/forms/should-revalidate';
import { definePage } from '~/shell/define-page';

export { loadTwoFactor as loader, submitTwoFactor as action } from '~/features/account/security/two-factor.server';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';
export { TwoFactorPage as default } from '~/features/account/security/two-factor-page';

export const handle = definePage<typeof loadTwoFactor>({
  title: ({ copy }) => copy.twoFactor,
  stepUp: true,
  description: 'account',
  capability: 'two-factor',
  parents: ({ copy }) => [{ label: copy.title, href: '/dashboard/security' }],
});

/** The page of the recovery codes needs no other data, whose failure would hide them. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  recoveryCodesIn(args.actionResult) === null && shouldReload(args);
