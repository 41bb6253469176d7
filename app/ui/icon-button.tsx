import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

interface IconButtonProps {
  icon: IconName;
  /** What it does: its name for screen readers. */
  label: string;
  onClick(): void;
}

/** A button that is only a picture, such as the cross of a window. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
