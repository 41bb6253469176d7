import { useState, type ComponentProps } from 'react';
import { Field } from './field';
import styles from './field.module.css';
import { Icon } from './icon';
import { useHydrated } from './use-hydrated';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'end' | 'prefix'> & {
  showLabel: string;
  hideLabel: string;
};

/** A password input. With JavaScript a button shows the value. */
export function PasswordField({ showLabel, hideLabel, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <Field
      {...input}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        isHydrated && (
          <button
            type="button"
            className={styles.end}
            aria-label={isShown ? hideLabel : showLabel}
            aria-controls={input.id}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        )
      }
    />
  );
}
