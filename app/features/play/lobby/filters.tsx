import { useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { LinkTabs } from '~/ui/link-tabs';
import styles from './filters.module.css';
import type { LobbyData } from './use-lobby';

interface FiltersProps {
  data: LobbyData;
  /** Shows the chosen view in this page. */
  onShow(form: HTMLFormElement): void;
}

/** Sorts and choices with a GET form. With JavaScript a choice applies at once. */
export function Filters({ data: { copy, path, view, choices, chips }, onShow }: FiltersProps) {
  function onChange(event: FormEvent<HTMLFormElement>) {
    // Amounts apply when they are complete: with the button or the Enter key.
    if (event.type === 'submit') event.preventDefault();
    else if ((event.target as HTMLInputElement).inputMode) return;
    onShow(event.currentTarget);
  }
  // Only at first: later the visitor decides.
  const [isOpen] = useState(choices?.isOpen);
  return (
    <>
      {choices && (
        <details className={styles.sheet} open={isOpen}>
          <summary>
            <Icon name="filter" />
            {copy.filter}
          </summary>
          <form action={path} onChange={onChange} onSubmit={onChange}>
            {view.category && <input type="hidden" name="category" value={view.category} />}
            {choices.groups.map(({ name, type, legend, options }) => (
              <fieldset key={name}>
                <legend>{legend}</legend>
                {options.map(({ value, label, count, isChosen }) => (
                  <label key={value}>
                    <input type={type} name={name} value={value} defaultChecked={isChosen} />
                    <span>{label}</span>
                    {count !== undefined && <small>{count}</small>}
                  </label>
                ))}
              </fieldset>
            ))}
            {choices.bets.length > 0 && (
              <fieldset>
                <legend>{copy.bets}</legend>
                {choices.bets.map(({ name, input, problem }) => (
                  <div key={name}>
                    <label>
                      {copy[name]}
                      <input name={name} inputMode="decimal" {...input} />
                    </label>
                    {problem && (
                      <p id={`bet-${name}`} role="alert">
                        {problem}
                      </p>
                    )}
                  </div>
                ))}
              </fieldset>
            )}
            <Button look="quiet" type="submit">
              {copy.apply}
            </Button>
          </form>
        </details>
      )}
      {chips.length > 0 && <LinkTabs label={copy.chosen} tabs={chips} />}
    </>
  );
}
