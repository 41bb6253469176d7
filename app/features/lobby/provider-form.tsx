import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { SelectField } from '~/ui/select-field';
import type { LobbyData } from './lobby-page';
import styles from './provider-form.module.css';

/** Chooses a provider, by a plain form whose address is the view itself. */
export function ProviderForm({ data: { copy, path, view, providers } }: { data: LobbyData }) {
  return (
    <form className={styles.form} action={path}>
      {view.category !== null && <input type="hidden" name="category" value={view.category} />}
      <SelectField
        // The browser would keep the choice of the view before.
        key={view.provider}
        id="provider"
        name="provider"
        label={copy.provider}
        placeholder={copy.allProviders}
        defaultValue={view.provider ?? ''}
        options={providers.map((name) => ({ value: name, label: name }))}
      />
      <Button look="quiet" type="submit">
        <Icon name="filter" />
        {copy.filter}
      </Button>
    </form>
  );
}
