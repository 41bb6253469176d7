import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';
import visuallyHidden from './visually-hidden.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  label: string;
}

/** Its label is a text, because text browsers show no other name of a button. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} {...rest}>
      <Icon name={icon} />
      <span className={visuallyHidden.text}>{label}</span>
    </button>
  );
}
