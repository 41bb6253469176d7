import type { Copy } from '~/i18n/messages';
import type { IconName } from '~/ui/icon';

type Label = keyof Copy<'account-menu'>;

export interface AccountMenuItem {
  readonly label: Label;
  readonly icon: IconName;
  readonly href: string;
  /** Leads to what a pause of play refuses. */
  readonly isPlay?: true;
  /** Shows the unread badge, and opens a dialog. */
  readonly kind?: 'notifications';
}

export interface AccountMenuGroup {
  readonly label: Label;
  readonly items: readonly AccountMenuItem[];
}

/** The entries of the account menu, in the dashboard and in the header (docs/product/dashboard.md#dashboard). */
export const accountMenu: readonly AccountMenuGroup[] = [
  {
    label: 'money',
    items: [
      { label: 'deposit', icon: 'deposit', href: '/dashboard/deposit', isPlay: true },
      { label: 'withdraw', icon: 'withdraw', href: '/dashboard/withdraw' },
      { label: 'financialActivities', icon: 'clipboard', href: '/dashboard/financial-activities' },
      { label: 'statement', icon: 'download', href: '/dashboard/statement' },
    ],
  },
  {
    label: 'play',
    items: [
      { label: 'gameHistory', icon: 'games', href: '/dashboard/game-history' },
      { label: 'bets', icon: 'sports', href: '/dashboard/bets' },
      { label: 'bonuses', icon: 'star', href: '/dashboard/bonuses' },
      { label: 'claimBonus', icon: 'bonus', href: '/dashboard/claim-bonus', isPlay: true },
    ],
  },
  {
    label: 'profile',
    items: [
      { label: 'account', icon: 'user', href: '/dashboard/account' },
      { label: 'phoneVerification', icon: 'phone', href: '/dashboard/phone-verification' },
      { label: 'changePassword', icon: 'lock', href: '/dashboard/change-password' },
      { label: 'security', icon: 'shield', href: '/dashboard/security' },
      { label: 'sessionHistory', icon: 'history', href: '/dashboard/session-history' },
    ],
  },
  {
    label: 'saferPlay',
    items: [
      { label: 'limits', icon: 'settings', href: '/safer-play/limits' },
      { label: 'pause', icon: 'clock', href: '/safer-play/pause' },
    ],
  },
  {
    label: 'help',
    items: [
      { label: 'notifications', icon: 'bell', href: '/notifications', kind: 'notifications' },
      { label: 'tickets', icon: 'ticket', href: '/ticket' },
    ],
  },
];
