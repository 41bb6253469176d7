import { useEffect, type RefObject } from 'react';

interface ComboboxOptions {
  input: RefObject<HTMLInputElement>;
  /** Id of the list; the option at `index` has the id `${listId}-${index}`. */
  listId: string;
  isOpen: boolean;
  count: number;
  /** Index of the selected option, -1 when none is selected. */
  chosen: number;
  setChosen: (index: number) => void;
  close: () => void;
}

/** Makes a text field the combobox of a list of options: ARIA attributes, arrow keys, Escape and Enter. */
export function useCombobox({ input, listId, isOpen, count, chosen, setChosen, close }: ComboboxOptions): void {
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) field.setAttribute('aria-controls', listId);
    else field.removeAttribute('aria-controls');
    if (chosen >= 0) field.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
    else field.removeAttribute('aria-activedescendant');
  }, [input, isOpen, chosen, listId]);

  useEffect(() => {
    const field = input.current;
    if (!field || !isOpen) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'ArrowDown') setChosen(chosen + 1 < count ? chosen + 1 : -1);
      else if (event.key === 'ArrowUp') setChosen(chosen >= 0 ? chosen - 1 : count - 1);
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter' && chosen >= 0) {
        document.getElementById(`${listId}-${chosen}`)?.click();
        close();
      } else return;
      event.preventDefault();
    }
    // Options for the words before this input: Enter must not open one of them.
    const unselect = () => setChosen(-1);
    field.addEventListener('input', unselect);
    field.addEventListener('keydown', onKeyDown);
    return () => {
      field.removeEventListener('input', unselect);
      field.removeEventListener('keydown', onKeyDown);
    };
  }, [input, isOpen, chosen, setChosen, count, listId, close]);
}
