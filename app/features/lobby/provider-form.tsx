import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import selectStyles from '~/ui/select.module.css';
import type { LobbyData } from './lobby-data';
import styles from './provider-form.module.css';

/** Selects a provider with a GET form. */
export function ProviderForm({ data: { copy, path, view, providers } }: { data: LobbyData }) {
  return (
    <form className={styles.form} action={path}>
      {view.category !== null && <input type="hidden" name="category" value={view.category} />}
      {/* A plain select instead of `SelectField`, to keep the form library out of the lobby's first load. */}
      <select
        className={`${styles.select} ${selectStyles.select}`}
        name="provider"
        aria-label={copy.provider}
        defaultValue={view.provider ?? ''}
      >
        <option value="">{copy.allProviders}</option>
        {providers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <Button look="quiet" type="submit">
        <Icon name="filter" />
        {copy.filter}
      </Button>
    </form>
  );
}
