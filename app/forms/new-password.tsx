import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react';
import type { Copy } from '~/i18n/messages';
import { FormPassword } from './form-fields';
import type { FormSlot } from './form-slot';
import styles from './new-password.module.css';
import type { PasswordStrength } from './password-strength.client';
import { CLEARED } from './use-failed-form';

interface NewPasswordProps extends Omit<ComponentProps<typeof FormPassword>, 'autoComplete' | 'hint'> {
  copy: Copy<'new-password'> & { readonly hint: string };
  /** The slot of the form: its answer has cleared the password, except one that asks for the form as it is. */
  result: FormSlot['result'];
}

/** A password that the player chooses. With JavaScript it says while typing how strong the password is. */
export function NewPassword({ copy, result, ...password }: NewPasswordProps) {
  const isCleared = result !== undefined && !result.challenge && !password.field.errors;
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const typed = useRef('');

  const measure = useCallback(async ({ value, form }: HTMLInputElement) => {
    typed.current = value;
    const found = value === '' ? null : await findStrength(value, ownWordsIn(form));
    // A later letter may have been measured sooner.
    if (typed.current === value) setStrength(found);
  }, []);

  useEffect(() => {
    const input = document.getElementById(password.field.id) as HTMLInputElement;
    const forget = () => {
      typed.current = '';
      setStrength(null);
    };
    input.addEventListener(CLEARED, forget);
    // Typed, or filled in by the browser, before the scripts ran.
    if (input.value !== '') void measure(input);
    return () => input.removeEventListener(CLEARED, forget);
  }, [password.field.id, measure]);

  return (
    <div className={styles.field}>
      <FormPassword
        {...password}
        hint={isCleared ? `${copy.again} ${copy.hint}` : copy.hint}
        autoComplete="new-password"
        onFocus={() => void loadEstimator().catch(() => undefined)}
        onInput={({ currentTarget }) => void measure(currentTarget)}
      />
      <output htmlFor={password.field.id}>
        {strength !== null && (
          <>
            <meter min={0} max={4} low={2} high={3} optimum={4} value={Math.max(strength, 0.5)} aria-hidden />
            {copy[`strength${strength}`]}
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

function ownWordsIn(form: HTMLFormElement | null): string[] {
  const inputs = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLInputElement);
  return inputs.filter(({ type }) => type === 'text' || type === 'email').map(({ value }) => value);
}
