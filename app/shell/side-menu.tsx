import { LanguageForm } from '~/features/account/preferences/language-form';
import { Icon } from '~/ui/icon';
import { Region } from '~/ui/region';
import menu from './menu.module.css';
import styles from './side-menu.module.css';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';
import { PageLink } from './page-link';

/** The side menu: cards, languages, a link to the settings (docs/product/frame.md#side-menu). */
export function SideMenu({ data }: { data: ShellData }) {
  const here = useHere();
  const copy = data.copy.shell;
  return (
    <details className={menu.menu} name="menu" data-menu="side">
      <summary className={`${menu.toggle} ${menu.dims} ${styles.toggle}`} aria-label={copy.sideMenu}>
        <span className={menu.whenClosed}>
          <Icon name="menu" />
        </span>
        <span className={menu.whenOpen}>
          <Icon name="close" />
        </span>
      </summary>
      <div className={`${menu.panel} ${menu.drawer} ${styles.drawer}`}>
        <p className={styles.title}>{copy.menu}</p>
        <nav aria-label={copy.menu}>
          <Region of={data.menus.cards} />
        </nav>
        <LanguageForm
          languages={data.languages}
          current={data.locale}
          redirectTo={here}
          label={copy.selectLanguage}
          isStacked
        />
        <PageLink className={styles.settings} to="/preferences">
          <Icon name="settings" />
          {copy.settings}
        </PageLink>
      </div>
    </details>
  );
}
