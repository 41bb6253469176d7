import { useEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import type { Copy } from '~/i18n/messages';
import { FormPassword } from './form-fields';
import styles from './new-password.module.css';
import type { PasswordStrength } from './password-strength.client';
import { CLEARED } from './use-failed-form';

interface NewPasswordProps extends Omit<ComponentProps<typeof FormPassword>, 'autoComplete' | 'hint'> {
  words: Copy<'new-password'>;
}

/** A password that the player chooses. With JavaScript it says while typing how strong the password is. */
export function NewPassword({ words, ...password }: NewPasswordProps) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const typed = useRef('');

  async function measure({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) {
    typed.current = value;
    const found = value === '' ? null : await findStrength(value, ownWordsIn(form));
    // A later letter may have been measured sooner.
    if (typed.current === value) setStrength(found);
  }

  useEffect(() => {
    const forget = () => {
      typed.current = '';
      setStrength(null);
    };
    const input = document.getElementById(password.field.id);
    input?.addEventListener(CLEARED, forget);
    return () => input?.removeEventListener(CLEARED, forget);
  }, [password.field.id]);

  return (
    <div className={styles.field}>
      <FormPassword
        {...password}
        hint={words.hint}
        autoComplete="new-password"
        onFocus={() => void loadEstimator().catch(() => undefined)}
        onInput={(event) => void measure(event)}
      />
      <output htmlFor={password.field.id}>
        {strength !== null && (
          <>
            <meter min={0} max={4} low={2} high={3} optimum={4} value={Math.max(strength, 0.5)} aria-hidden />
            {words[`strength${strength}`]}
          </>
        )}
      </output>
    </div>
  );
}

const loadEstimator = () => import('./password-strength.client');

/** Null if the estimator cannot be loaded: the operator judges the password in any case. */
async function findStrength(password: string, ownWords: readonly string[]): Promise<PasswordStrength | null> {
  try {
    const { strengthOf } = await loadEstimator();
    return strengthOf(password, ownWords);
  } catch {
    return null;
  }
}

/** What the player has typed about themselves in this form. */
function ownWordsIn(form: HTMLFormElement | null): string[] {
  const inputs = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
  return inputs.filter(({ type }) => type === 'text' || type === 'email').map(({ value }) => value);
}
