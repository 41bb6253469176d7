import { Icon, type IconName } from '~/ui/icon';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import styles from './notification-kind-icon.module.css';
import type { NotificationKind } from './notification-item';

const ICONS: Record<NotificationKind, IconName> = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  jackpot: 'jackpot',
  bonus: 'bonus',
  system: 'info',
};

interface KindIconProps {
  kind: NotificationKind;
  label: string;
}

export function NotificationKindIcon({ kind, label }: KindIconProps) {
  return (
    <span className={`${styles.kind} ${styles[kind]}`}>
      <Icon name={ICONS[kind]} />
      <span className={visuallyHidden.text}>{label}</span>
    </span>
  );
}
