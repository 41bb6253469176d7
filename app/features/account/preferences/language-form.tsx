import { CsrfField } from '~/session/csrf-field';
import { Icon, type IconName } from '~/ui/icon';
import styles from './language-form.module.css';

export interface LanguageChoice {
  readonly locale: string;
  readonly name: string;
  /** Its flag, or a globe where the site has none. */
  readonly icon: IconName;
}

interface LanguageFormProps {
  languages: readonly LanguageChoice[];
  current: string;
  /** Path to return to. */
  redirectTo: string;
  label: string;
  isStacked?: boolean;
}

/** Language buttons. A native form even with JavaScript: every text changes, so the full page is loaded. */
export function LanguageForm({ languages, current, redirectTo, label, isStacked = false }: LanguageFormProps) {
  return (
    <form method="post" action="/language" className={isStacked ? styles.stacked : styles.list} aria-label={label}>
      <CsrfField />
      <input type="hidden" name="redirectTo" defaultValue={redirectTo} />
      <p className={styles.label}>{label}</p>
      {languages.map(({ locale, name, icon }) => (
        <button
          key={locale}
          className={styles.language}
          type="submit"
          name="language"
          value={locale}
          lang={locale}
          aria-current={locale === current ? 'true' : undefined}
        >
          <Icon name={icon} />
          {`${name} `}
        </button>
      ))}
    </form>
  );
}
