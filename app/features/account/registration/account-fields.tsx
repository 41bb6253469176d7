import { FormInput, FormPassword } from '~/forms/form-fields';
import { NewPassword } from '~/forms/new-password';
import type { FormDescription } from '~/forms/use-site-form';
import type { Copy } from '~/i18n/messages';
import { FieldGroup } from './field-group';
import styles from './registration-form.module.css';
import type { RegistrationFieldset } from './registration-fieldset';

interface AccountFieldsProps {
  fields: RegistrationFieldset;
  copy: Copy<'registration'>;
  passwordWords: Copy<'new-password'>;
  texts: FormDescription['texts'];
}

export function AccountFields({ fields, copy, passwordWords, texts }: AccountFieldsProps) {
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
      <NewPassword field={fields.password} texts={texts} label={copy.password} words={passwordWords} />
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
