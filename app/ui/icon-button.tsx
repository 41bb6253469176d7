import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconName;
  label: string;
  onClick(): void;
}

export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
