import { FormInput, FormPassword } from '~/forms/form-fields';
import type { FormDescription } from '~/forms/use-site-form';
import type { Copy } from '~/i18n/messages';
import { FieldGroup } from './field-group';
import styles from './registration-form.module.css';
import type { RegistrationFieldset } from './registration-fieldset';

interface AccountFieldsProps {
  fields: RegistrationFieldset;
  copy: Copy<'registration'>;
  texts: FormDescription['texts'];
}

export function AccountFields({ fields, copy, texts }: AccountFieldsProps) {
  return (
    <FieldGroup title={copy.accountGroup}>
      <div className={styles.whole}>
        <FormInput
          field={fields.username}
          label={copy.username}
          hint={copy.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <FormPassword
        field={fields.password}
        texts={texts}
        label={copy.password}
        hint={copy.passwordHint}
        autoComplete="new-password"
      />
      <FormPassword
        field={fields.password2}
        texts={texts}
        label={copy.password2}
        hint={copy.password2Hint}
        autoComplete="new-password"
      />
    </FieldGroup>
  );
}
