import { useLocation } from '@remix-run/react';
import { useRef, useState, type ComponentType } from 'react';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import { liveOf, type Scope } from './search-address';
import styles from './search-field.module.css';
import type { SuggestionsProps } from './suggestions';

interface SearchFieldProps {
  copy: Copy<'search-field'>;
  /** Id of the input: a page may have two search fields. */
  id: string;
  words?: string;
  /** Which games to search; by default those of the live lobby there, and of the others elsewhere. */
  scope?: Scope;
  /** The field has the focus when the page is opened. */
  isFirst?: boolean;
}

/** Search field: a GET form to the results page. With JavaScript it suggests up to five games while typing. */
export function SearchField({ copy, id, words = '', scope, isFirst }: SearchFieldProps) {
  const { pathname } = useLocation();
  const searched = scope ?? (pathname === '/casino/live' ? 'live' : 'slot');
  const live = liveOf(searched);
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
    <form className={styles.form} action="/search" role="search" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} className={visuallyHidden.text} htmlFor={id}>
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
        autoFocus={isFirst}
        onFocus={onFocus}
      />
      {live !== null && <input type="hidden" name="live" value={live} />}
      <button className={styles.submit} aria-label={copy.submit}>
        <Icon name="search" />
      </button>
      {Suggestions && <Suggestions input={input} scope={searched} />}
    </form>
  );
}
