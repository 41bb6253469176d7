import type { PaymentKind } from '~/payments/payment-kind';
import { useSurface } from '~/forms/surface';
import type { AccountLink } from '~/features/money/payment-methods/saved-account.server';

interface AccountListProps {
  readonly kind: PaymentKind;
  readonly accounts: readonly AccountLink[];
  readonly copy: { readonly accounts: string; readonly otherAccount: string };
}

/** The player's saved accounts, as links to the form without the fields that describe one. */
export function AccountList({ kind, accounts, copy }: AccountListProps) {
  // In a dialog a link opens its form there.
  const isDialog = useSurface().kind === 'dialog';
  if (accounts.length === 0) return null;
  return (
    <nav aria-label={copy.accounts}>
      <ul data-accounts={kind}>
        {accounts.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <a href={href} {...(isDialog && { 'data-dialog': '' })} {...(isCurrent && { 'aria-current': 'true' })}>
              {label === null ? copy.otherAccount : <span translate="no">{label}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
