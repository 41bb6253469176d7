import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type Look = 'primary' | 'quiet' | 'plain';

interface Looks {
  look?: Look;
  /** As wide as what it stands in. */
  wide?: boolean;
}

const classFor = ({ look = 'primary', wide = false }: Looks) =>
  [styles.button, styles[look], wide ? styles.wide : ''].filter(Boolean).join(' ');

export function Button({ look, wide, ...props }: Looks & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button {...props} className={classFor({ ...(look && { look }), ...(wide && { wide }) })} />;
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
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
