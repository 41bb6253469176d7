import type { Copy } from '~/i18n/messages';
import type { IconName } from '~/ui/icon';

export interface AccountMenuItem {
  readonly label: keyof Copy<'account-menu'>;
  readonly icon: IconName;
  readonly href: string;
  /** Shows the unread badge, and opens a dialog. */
  readonly kind?: 'notifications';
}

/** The entries of the account menu, in the dashboard and in the header (docs/product/dashboard.md#dashboard). */
export const accountMenu: readonly AccountMenuItem[] = [
  { label: 'account', icon: 'user', href: '/dashboard/account' },
  { label: 'notifications', icon: 'bell', href: '/notifications', kind: 'notifications' },
  { label: 'phoneVerification', icon: 'phone', href: '/dashboard/phone-verification' },
  { label: 'deposit', icon: 'deposit', href: '/dashboard/deposit' },
  { label: 'withdraw', icon: 'withdraw', href: '/dashboard/withdraw' },
  { label: 'changePassword', icon: 'lock', href: '/dashboard/change-password' },
  { label: 'security', icon: 'shield', href: '/dashboard/security' },
  { label: 'financialActivities', icon: 'clipboard', href: '/dashboard/financial-activities' },
  { label: 'gameHistory', icon: 'games', href: '/dashboard/game-history' },
  { label: 'statement', icon: 'download', href: '/dashboard/statement' },
  { label: 'claimBonus', icon: 'bonus', href: '/dashboard/claim-bonus' },
  { label: 'bonuses', icon: 'star', href: '/dashboard/bonuses' },
  { label: 'sessionHistory', icon: 'history', href: '/dashboard/session-history' },
];
