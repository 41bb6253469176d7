import { useEffect, useId, useState, type RefObject } from 'react';
import { fill } from '~/i18n/fill';
import type { Copy } from '~/i18n/messages';
import { playAddress } from '~/features/game-address/encode-game';
import { guardedLink } from '~/session/login-link';
import { Icon } from '~/ui/icon';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import styles from './suggestions.module.css';
import type { Tile } from '~/features/lobby/tile';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

export interface SuggestionsProps {
  input: RefObject<HTMLInputElement>;
  isLive: boolean;
  copy: Copy<'search-field'>;
}

/**
 * Suggestion list of a search field, by the ARIA combobox pattern. The first game is selected. Enter opens the selected
 * game; without a selection it submits the form.
 */
export function Suggestions({ input, isLive, copy }: SuggestionsProps) {
  const listId = useId();
  const { found, close } = useSuggestions(input, isLive);
  const [chosen, setChosen] = useState(-1);
  const { games, isPlayer } = found;
  const isOpen = games.length > 0;

  useEffect(() => setChosen(found.games.length > 0 ? 0 : -1), [found]);

  useCombobox({ input, listId, isOpen, count: games.length, chosen, setChosen, close });

  return (
    <>
      <p role="status" className={visuallyHidden.text}>
        {isOpen ? fill(games.length === 1 ? copy.found_one : copy.found_other, { count: games.length }) : ''}
      </p>
      {isOpen && (
        <div id={listId} role="listbox" aria-label={copy.suggestions} className={styles.list}>
          {games.map((game, index) => (
            <SuggestionOption
              key={`${game.mainProviderId} ${game.gameCode}`}
              id={`${listId}-${index}`}
              game={game}
              isPlayer={isPlayer}
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
  game: Tile;
  isPlayer: boolean;
  isSelected: boolean;
}

function SuggestionOption({ id, game, isPlayer, isSelected }: SuggestionOptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={isSelected}
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
  );
}
