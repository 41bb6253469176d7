import { LanguageForm } from '~/features/account/preferences/language-form';
import { Icon } from '~/ui/icon';
import styles from './language-menu.module.css';
import menu from './menu.module.css';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';

/** The languages with their flags, on wide screens. Phones have them in the side menu. */
export function LanguageMenu({ data }: { data: ShellData }) {
  const here = useHere();
  return (
    <details className={`${menu.menu} ${styles.menu}`} name="menu" data-menu="language">
      <summary className={menu.toggle} aria-label={data.copy.shell.selectLanguage}>
        <span className={styles.flag}>
          <Icon name={data.languageIcon} />
        </span>
      </summary>
      <div className={`${menu.panel} ${menu.dropdown} ${styles.dropdown}`}>
        <LanguageForm
          languages={data.languages}
          current={data.locale}
          redirectTo={here}
          label={data.copy.shell.selectLanguage}
          isStacked
        />
      </div>
    </details>
  );
}
