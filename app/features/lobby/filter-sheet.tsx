import type { FormEvent } from 'react';
import { fill } from '~/i18n/fill';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import selectStyles from '~/ui/select.module.css';
import styles from './filter-sheet.module.css';
import type { LobbyData } from './lobby-data';

interface FilterSheetProps {
  data: LobbyData;
  /** Shows the view at an address in this page. */
  onShow(href: string): void;
}

/** The address that the form leads to, without its empty fields. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value);
  return `${form.action}?${query}`;
}

/** Sorts and filters with a GET form. With JavaScript a choice applies at once. */
export function FilterSheet({ data: { copy, path, view, sheet, chips, clear }, onShow }: FilterSheetProps) {
  function onChange(event: FormEvent<HTMLFormElement>) {
    // Amounts apply when they are complete: with the button or the Enter key.
    if (event.type === 'submit') event.preventDefault();
    else if ((event.target as HTMLInputElement).inputMode) return;
    onShow(addressOf(event.currentTarget));
  }
  const bet = (name: 'min' | 'max') => (
    <label>
      {copy[name]}
      <input name={name} inputMode="decimal" maxLength={12} defaultValue={view[name] ?? ''} />
    </label>
  );
  return (
    <>
      {sheet && (
        <details className={styles.sheet}>
          <summary>
            <Icon name="filter" />
            {copy.filter}
          </summary>
          <form action={path} onChange={onChange} onSubmit={onChange}>
            {view.category !== null && <input type="hidden" name="category" value={view.category} />}
            {sheet.groups.map(({ name, legend, options }) => (
              <fieldset key={name}>
                <legend>{legend}</legend>
                {options.map(({ value, label, isChosen }) => (
                  <label key={value}>
                    <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
                    {label}
                  </label>
                ))}
              </fieldset>
            ))}
            {sheet.hasBets && (
              <fieldset>
                <legend>{copy.bets}</legend>
                {bet('min')}
                {bet('max')}
              </fieldset>
            )}
            {sheet.orders.length > 0 && (
              <label>
                {copy.sort}
                {/* A plain select instead of `SelectField`, to keep the form library out of the lobby's first load. */}
                <select className={selectStyles.select} name="sort" defaultValue={view.sort ?? ''}>
                  {sheet.orders.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            )}
            <Button look="quiet" type="submit">
              {copy.apply}
            </Button>
          </form>
        </details>
      )}
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={copy.chosen}>
          {chips.map(({ label, href }) => (
            <li key={href}>
              <a href={href} aria-label={fill(copy.remove, { name: label })}>
                {label} <span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
          <li>
            <a href={clear}>{copy.clear}</a>
          </li>
        </ul>
      )}
    </>
  );
}
