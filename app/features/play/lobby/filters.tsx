import { useEffect, useRef, useState, type FormEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { isPlainClick } from '~/browser/clicked-link';
import { Button, ButtonLink } from '~/ui/button';
import button from '~/ui/button.module.css';
import field from '~/ui/field.module.css';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './filters.module.css';
import type { LobbyData } from './use-lobby';

interface FiltersProps {
  data: LobbyData;
  choices: NonNullable<LobbyData['choices']>;
  /** Shows the view of an address, or the chosen one, in this page. */
  onShow(target: string | HTMLFormElement): void;
}

const SHEET = 'lobby-filters';

const chip = `${button.button} ${button.quiet}`;

/**
 * Sorts and choices with a GET form. With JavaScript a choice applies at once. Narrow screens have a bottom sheet: a popover,
 * without a script too. Wide ones have a row of menus.
 */
export function Filters({ data: { copy, path, view }, choices, onShow }: FiltersProps) {
  const { groups, bets, clear } = choices;
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  // Only at first: later the visitor decides. A page cannot be served with an open popover.
  const [isOpen] = useState(choices.isOpen);
  const onSubmitted = useView(form, choices);
  function onChange({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    // Amounts apply when they are complete: with the button or the Enter key.
    if (!(target as HTMLInputElement).inputMode) onShow(currentTarget);
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmitted();
    onShow(event.currentTarget);
  }
  function onClear(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onShow(clear.href);
  }
  const chosenBets = [view.min, view.max].filter((bet) => bet !== null).length;
  const chosen = groups.reduce((sum, group) => sum + chosenIn(group), chosenBets);
  return (
    // Without autocompletion, so that going back shows the filters of that view, not those that were chosen on it.
    <form
      ref={form}
      className={styles.filters}
      action={path}
      autoComplete="off"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      {!isOpen && (
        <button type="button" className={`${chip} ${styles.bar}`} {...{ popovertarget: SHEET }}>
          <Icon name="filter" />
          {withCount(copy.filter, chosen)}
        </button>
      )}
      <div id={SHEET} className={styles.sheet} {...(!isOpen && { popover: 'auto' })}>
        <p className={styles.head}>
          <span>{copy.filter}</span>
          {!isOpen && (
            <button type="button" aria-label={copy.close} {...{ popovertarget: SHEET }}>
              <Icon name="close" />
            </button>
          )}
        </p>
        {view.category && <input type="hidden" name="category" value={view.category} />}
        {groups.map((group) => (
          <Menu key={group.name} legend={group.legend} chosen={chosenIn(group)}>
            {group.options.map(({ value, label, count, isChosen }) => (
              <label key={value}>
                <input type={group.type} name={group.name} value={value} defaultChecked={isChosen} />
                {label}
                <small>{count}</small>
              </label>
            ))}
          </Menu>
        ))}
        {bets.length > 0 && (
          <Menu legend={copy.bets} chosen={chosenBets} isOpen={isOpen}>
            {bets.map(({ name, input, problem }) => (
              <div key={name}>
                <label>
                  {copy[name]}
                  <input name={name} inputMode="decimal" {...input} className={field.input} />
                </label>
                {problem && (
                  <p id={`bet-${name}`} className={field.error} role="alert">
                    {problem}
                  </p>
                )}
              </div>
            ))}
          </Menu>
        )}
        <div className={styles.foot}>
          <Button type="submit">{isHydrated ? choices.show : copy.apply}</Button>
          <ButtonLink look="plain" href={clear.href} onClick={onClear}>
            {clear.label}
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}

interface MenuProps {
  legend: string;
  chosen: number;
  isOpen?: boolean | undefined;
  children: ReactNode;
}

/** Only one is open: they share a name. */
function Menu({ legend, chosen, isOpen, children }: MenuProps) {
  return (
    <details name="filter" open={isOpen}>
      <summary className={chip}>{withCount(legend, chosen)}</summary>
      <fieldset aria-label={legend}>{children}</fieldset>
    </details>
  );
}

type Group = FiltersProps['choices']['groups'][number];

/** An order is no filter. */
const chosenIn = ({ type, options }: Group) => (type === 'radio' ? 0 : options.filter((each) => each.isChosen).length);

const withCount = (text: string, count: number) => (count > 0 ? `${text} (${count})` : text);

function closeMenu(form: HTMLFormElement | null) {
  const menu = form?.querySelector<HTMLDetailsElement>('details[open]');
  menu?.querySelector('summary')?.focus();
  menu?.removeAttribute('open');
}

/**
 * Puts a new view into the fields. One that was submitted without a problem closes the sheet and the menu: its games are in
 * view. Escape closes an open menu. @returns the handler of a submit
 */
function useView(form: RefObject<HTMLFormElement>, choices: FiltersProps['choices']) {
  const submitted = useRef(false);
  useEffect(() => {
    const element = form.current;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && closeMenu(element);
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [form]);
  useEffect(() => {
    const element = form.current;
    // A link may have removed a filter. The amount that is being typed stays.
    if (!element?.querySelector('[inputmode]:focus')) element?.reset();
    if (submitted.current && !choices.isOpen) {
      // Its button disappears with the menu.
      closeMenu(element);
      element?.querySelector<HTMLElement>('[popover]')?.hidePopover?.();
    }
    submitted.current = false;
  }, [form, choices]);
  return () => {
    submitted.current = true;
  };
}
