import type { Copy } from '~/i18n/messages';
import type { IconName } from '~/ui/icon';

export interface AccountMenuItem {
  readonly label: keyof Copy<'account-menu'>;
  readonly icon: IconName;
  /** The page; for logging out, the action that a form posts to. */
  readonly href: string;
  /** Something other than a plain page: carries the unread badge and opens a dialog, or is a form. */
  readonly kind?: 'notifications' | 'logout';
}

/** Spec 2.12: what a player can do with the account, in the menus of the dashboard and of the header. */
export const accountMenu: readonly AccountMenuItem[] = [
  { label: 'account', icon: 'user', href: '/dashboard/account' },
  { label: 'notifications', icon: 'bell', href: '/notifications', kind: 'notifications' },
  { label: 'phoneVerification', icon: 'phone', href: '/dashboard/phone-verification' },
  { label: 'deposit', icon: 'deposit', href: '/dashboard/deposit' },
  { label: 'withdraw', icon: 'withdraw', href: '/dashboard/withdraw' },
  { label: 'changePassword', icon: 'lock', href: '/dashboard/change-password' },
  { label: 'financialActivities', icon: 'clipboard', href: '/dashboard/financial-activities' },
  { label: 'gameHistory', icon: 'games', href: '/dashboard/game-history' },
  { label: 'claimBonus', icon: 'bonus', href: '/dashboard/claim-bonus' },
  { label: 'bonuses', icon: 'star', href: '/dashboard/bonuses' },
  { label: 'sessionHistory', icon: 'history', href: '/dashboard/session-history' },
  { label: 'logout', icon: 'logout', href: '/logout', kind: 'logout' },
];
