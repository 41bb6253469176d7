import { useEffect, useId, useState, type RefObject } from 'react';
import { Icon } from '~/ui/icon';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox';
import { useSuggestions, type Suggestion } from './use-suggestions';

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement>;
  /** The parameter `live` of the search. */
  live: string;
  opensEmpty: boolean;
}

/** An ARIA combobox. While words are typed the first suggestion is selected. Enter without a selection submits the form. */
export function Suggestions({ input, live, opensEmpty }: SuggestionsProps) {
  const listId = useId();
  const { found, close } = useSuggestions(input, live, opensEmpty);
  const [chosen, setChosen] = useState(-1);
  const { suggestions } = found;
  const isOpen = suggestions.length > 0;

  // Enter in an empty field opens the search page.
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the field is not controlled by React
  useEffect(() => setChosen(found.suggestions.length > 0 && input.current?.value.trim() ? 0 : -1), [found, input]);

  useCombobox({ input, listId, isOpen, count: suggestions.length, chosen, setChosen, close });

  return (
    <>
      <p role="status" className={visuallyHidden.text}>
        {isOpen ? found.count : ''}
      </p>
      {isOpen && (
        <div id={listId} role="listbox" aria-label={found.label} className={styles.list}>
          {suggestions.map((suggestion, index) => (
            <SuggestionOption
              key={suggestion.link.href}
              id={`${listId}-${index}`}
              suggestion={suggestion}
              isSelected={index === chosen}
            />
          ))}
        </div>
      )}
    </>
  );
}

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  isSelected: boolean;
}

function SuggestionOption({ id, suggestion: { label, note, link, image, icon }, isSelected }: SuggestionOptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={icon === 'games' ? styles.option : `${styles.option} ${styles.short}`}
      {...link}
      // Keeps the focus in the field: its blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className={styles.picture}>
        {image === null ? <Icon name={icon} /> : <img src={image} alt="" width={36} height={48} />}
      </span>
      <span className={styles.text} translate={icon === 'games' ? 'no' : undefined}>
        <span className={styles.name}>{label}</span>
        {note !== null && <span className={styles.provider}>{note}</span>}
      </span>
    </a>
  );
}
