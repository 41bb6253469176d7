import type { ShouldRevalidateFunction } from '@remix-run/react';
import { TwoFactorPage } from '~/features/account/security/two-factor-page';
import type { loadTwoFactor } from '~/features/account/security/two-factor.server';
import { recoveryCodesIn } from '~/features/account/security/recovery-codes';
import { sendForm } from '~/forms/send-form';
import { shouldRevalidate as shouldReload } from '~/forms/should-revalidate';
import { definePage } from '~/shell/define-page';

export { loadTwoFactor as loader, submitTwoFactor as action } from '~/features/account/security/two-factor.server';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadTwoFactor>({
  title: ({ copy }) => copy.twoFactor,
  stepUp: true,
  description: 'account',
  capability: 'two-factor',
  parents: ({ copy }) => [{ label: copy.title, href: '/dashboard/security' }],
});

export const clientAction = sendForm;

/** The page of the recovery codes needs no other data, whose failure would hide them. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  recoveryCodesIn(args.actionResult) === null && shouldReload(args);

export default TwoFactorPage;
