import { useEffect, useId, useState, type RefObject } from 'react';
import { fill } from '~/i18n/fill';
import type { Copy } from '~/i18n/messages';
import { playAddress } from '~/features/game-address/encode-game';
import { guardedLink } from '~/session/login-link';
import { Icon } from '~/ui/icon';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import styles from './suggestions.module.css';
import { useSuggestions } from './use-suggestions';

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement>;
  isLive: boolean;
  copy: Copy<'search-field'>;
}

/**
 * Suggestion list of a search field, by the ARIA combobox pattern. Enter opens the selected game; without a selection
 * it submits the form.
 */
export function Suggestions({ input, isLive, copy }: SuggestionsProps) {
  const listId = useId();
  const { found, close } = useSuggestions(input, isLive);
  const [chosen, setChosen] = useState(-1);
  const { games, isPlayer } = found;
  const isOpen = games.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => setChosen(-1), [found]);

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
      const select = (to: number) => {
        event.preventDefault();
        setChosen(to);
      };
      if (event.key === 'ArrowDown') select(chosen + 1 < games.length ? chosen + 1 : -1);
      else if (event.key === 'ArrowUp') select(chosen >= 0 ? chosen - 1 : games.length - 1);
      else if (event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (event.key === 'Enter' && chosen >= 0) {
        event.preventDefault();
        document.getElementById(`${listId}-${chosen}`)?.click();
        close();
      }
    }
    field.addEventListener('keydown', onKeyDown);
    field.addEventListener('blur', close);
    return () => {
      field.removeEventListener('keydown', onKeyDown);
      field.removeEventListener('blur', close);
    };
  }, [input, isOpen, chosen, games.length, listId, close]);

  return (
    <>
      <p role="status" className={visuallyHidden.text}>
        {isOpen ? fill(copy.found, { count: games.length }) : ''}
      </p>
      {isOpen && (
        <div id={listId} role="listbox" aria-label={copy.suggestions} className={styles.list}>
          {games.map((game, index) => (
            <a
              key={`${game.mainProviderId} ${game.gameCode}`}
              id={optionId(index)}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              className={styles.option}
              {...guardedLink(playAddress(game), isPlayer)}
              {...(isPlayer && { 'data-game': '' })}
              // Keeps the focus in the field: its blur would close the list before the click.
              onMouseDown={(event) => event.preventDefault()}
            >
              <span className={styles.picture}>
                {game.image === null ? <Icon name="games" /> : <img src={game.image} alt="" width={36} height={48} />}
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{game.name}</span>
                {game.provider !== null && <span className={styles.provider}>{game.provider}</span>}
              </span>
            </a>
          ))}
        </div>
      )}
    </>
  );
}
