import { useState, type FormEvent } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { LinkTabs } from '~/ui/link-tabs';
import styles from './filter-sheet.module.css';
import type { LobbyData } from './lobby-data';

interface FilterSheetProps {
  data: LobbyData;
  /** Shows the chosen view in this page. */
  onShow(form: HTMLFormElement): void;
}

/** Sorts and filters with a GET form. With JavaScript a choice applies at once. */
export function FilterSheet({ data: { copy, path, view, sheet, chips }, onShow }: FilterSheetProps) {
  function onChange(event: FormEvent<HTMLFormElement>) {
    // Amounts apply when they are complete: with the button or the Enter key.
    if (event.type === 'submit') event.preventDefault();
    else if ((event.target as HTMLInputElement).inputMode) return;
    onShow(event.currentTarget);
  }
  // Only at first: later the visitor decides.
  const [isOpen] = useState(sheet?.isOpen);
  return (
    <>
      {sheet && (
        <details className={styles.sheet} open={isOpen}>
          <summary>
            <Icon name="filter" />
            {copy.filter}
          </summary>
          <form action={path} onChange={onChange} onSubmit={onChange}>
            {view.category && <input type="hidden" name="category" value={view.category} />}
            {sheet.groups.map(({ name, type, legend, options }) => (
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
            {sheet.bets.length > 0 && (
              <fieldset>
                <legend>{copy.bets}</legend>
                {sheet.bets.map(({ name, input, problem }) => (
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
