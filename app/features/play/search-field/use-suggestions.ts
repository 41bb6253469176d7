import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { IconName } from '~/ui/icon';

export interface Suggestion {
  readonly label: string;
  readonly note: string | null;
  readonly link: { readonly href: string; readonly 'data-dialog'?: ''; readonly 'data-game'?: '' };
  readonly image: string | null;
  readonly icon: IconName;
}

export interface Suggested {
  readonly label: string;
  readonly count: string;
  /** The best first. The last one may be the link to all results. */
  readonly suggestions: readonly Suggestion[];
}

const NOTHING: Suggested = { label: '', count: '', suggestions: [] };

const DEBOUNCE_MS = 180;

/** Fetches suggestions while the player types. A failure gives no suggestions. */
export function useSuggestions(input: RefObject<HTMLInputElement>, live: string, opensEmpty: boolean) {
  const [found, setFound] = useState<Suggested>(NOTHING);
  const cancel = useRef<() => void>(() => undefined);

  const close = useCallback(() => {
    // An answer on its way would open the list again.
    cancel.current();
    setFound(NOTHING);
  }, []);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let debounce: ReturnType<typeof setTimeout> | undefined;
    let request: AbortController | undefined;
    const stop = () => {
      clearTimeout(debounce);
      request?.abort();
    };
    cancel.current = stop;
    async function search(words: string) {
      request = new AbortController();
      const { signal } = request;
      const suggested = await suggest(words, live, signal).catch(() => NOTHING);
      // A list that opens after the field has lost the focus would cover what has it now.
      if (!signal.aborted && document.activeElement === field) setFound(suggested);
    }
    function onInput() {
      stop();
      const words = field?.value.trim() ?? '';
      if (words === '') onEmpty();
      else debounce = setTimeout(() => void search(words), DEBOUNCE_MS);
    }
    function onEmpty() {
      if (opensEmpty && field?.value.trim() === '' && document.activeElement === field) void search('');
      else if (field?.value.trim() === '') setFound(NOTHING);
    }
    field.addEventListener('input', onInput);
    field.addEventListener('focus', onEmpty);
    field.addEventListener('click', onEmpty);
    // Also while the list is closed: the focus may leave between the list's answer and its effects.
    field.addEventListener('blur', close);
    // For text typed before this script loaded.
    if (field.value !== field.defaultValue) onInput();
    else onEmpty();
    return () => {
      stop();
      field.removeEventListener('input', onInput);
      field.removeEventListener('focus', onEmpty);
      field.removeEventListener('click', onEmpty);
      field.removeEventListener('blur', close);
    };
  }, [input, live, opensEmpty, close]);

  return { found, close };
}

async function suggest(words: string, live: string, signal: AbortSignal): Promise<Suggested> {
  const query = new URLSearchParams({ search: words, live });
  const answer = await fetch(`/search/suggestions?${query.toString()}`, { signal });
  const suggested = answer.ok ? ((await answer.json()) as Partial<Suggested> | null) : null;
  // A proxy may answer in place of the site.
  return Array.isArray(suggested?.suggestions) ? (suggested as Suggested) : NOTHING;
}
