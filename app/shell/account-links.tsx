import { LogoutForm } from '~/features/account/login/logout-form';
import { Region } from '~/ui/region';
import styles from './account-menu.module.css';
import type { ShellData } from './use-shell';

interface AccountLinksProps {
  menu: NonNullable<ShellData['accountMenu']>;
  /** The accessible name, where a page has two of these menus. */
  label?: string;
}

export function AccountLinks({ menu: { links, copy }, label = copy.menu }: AccountLinksProps) {
  return (
    <nav className={styles.menu} aria-label={label}>
      <Region of={links} />
      <LogoutForm label={copy.logout} />
    </nav>
  );
}
