import { useRef, useState, type ComponentType } from 'react';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import styles from './search-field.module.css';
import type { SuggestionsProps } from './suggestions';

interface SearchFieldProps {
  copy: Copy<'search-field'>;
  /** Id of the input: a page may have two search fields. */
  id: string;
  words?: string;
  /** The parameter `live` of the search: `1` for live games, `0` for the others, empty for all. */
  live: '' | '0' | '1';
  /** The field has the focus when the page is opened. */
  isFirst?: boolean;
}

/** The texts of a field that finds everything. */
export const searchCopy = ({ search, searchPlaceholder }: Copy<'shell'>): Copy<'search-field'> => ({
  label: search,
  placeholder: searchPlaceholder,
  submit: search,
});

/** Search field: a GET form to the results page. With JavaScript it suggests up to five games while typing. */
export function SearchField({ copy, id, words = '', live, isFirst = false }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);

  function suggest() {
    // When the script does not load, the form still works.
    import('./suggestions').then(
      (piece) => setSuggestions(() => piece.Suggestions),
      () => undefined,
    );
  }

  return (
    <form className={styles.form} action="/search" role="search" aria-label={copy.label}>
      <input
        ref={input}
        className={styles.input}
        id={id}
        type="search"
        name="search"
        key={words}
        data-search=""
        defaultValue={words}
        aria-label={copy.label}
        placeholder={copy.placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        autoFocus={isFirst}
        onFocus={suggest}
        // The field may have had the focus before this script ran.
        onInput={suggest}
      />
      {live && <input type="hidden" name="live" value={live} />}
      <button className={styles.submit} aria-label={copy.submit}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions input={input} live={live} opensEmpty={!isFirst} />}
    </form>
  );
}
