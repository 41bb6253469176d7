import { useLocation } from '@remix-run/react';
import { useRef, useState, type ComponentType } from 'react';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import styles from './search-field.module.css';
import type { SuggestionsProps } from './suggestions';

interface SearchFieldProps {
  copy: Copy<'search-field'>;
  /** Id of the input: a page may have two search fields. */
  id: string;
  words?: string;
  /** Whether to search live games; by default true on the live lobby. */
  isLive?: boolean;
}

/** Search field: a GET form to the results page. With JavaScript it suggests up to five games while typing. */
export function SearchField({ copy, id, words = '', isLive }: SearchFieldProps) {
  const { pathname } = useLocation();
  const searchesLive = isLive ?? pathname === '/casino/live';
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);

  function onFocus() {
    // When the script does not load, the form still works.
    import('./suggestions').then(
      (piece) => setSuggestions(() => piece.Suggestions),
      () => undefined,
    );
  }

  return (
    <form className={styles.form} action="/search" role="search">
      <label className={visuallyHidden.text} htmlFor={id}>
        {copy.label}
      </label>
      <input
        ref={input}
        className={styles.input}
        id={id}
        type="search"
        name="search"
        key={words}
        defaultValue={words}
        placeholder={copy.placeholder}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={onFocus}
      />
      {searchesLive && <input type="hidden" name="live" value="1" />}
      <button className={styles.submit} aria-label={copy.submit}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions input={input} isLive={searchesLive} copy={copy} />}
    </form>
  );
}
