import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export type Look = 'primary' | 'quiet' | 'plain';

interface Looks {
  look?: Look;
  /** Fills the width of its container. */
  wide?: boolean;
}

const classFor = ({ look = 'primary', wide = false }: Looks) =>
  [styles.button, styles[look], wide ? styles.wide : ''].filter(Boolean).join(' ');

export function Button({ look, wide, ...props }: Looks & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} className={classFor({ ...(look && { look }), ...(wide && { wide }) })} />;
}

export function ButtonLink({
  look,
  wide,
  children,
  ...props
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a {...props} className={classFor({ ...(look && { look }), ...(wide && { wide }) })}>
      {children}{' '}
    </a>
  );
}
