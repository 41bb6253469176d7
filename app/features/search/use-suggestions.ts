import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Suggested } from './suggestions.server';

const NOTHING: Suggested = { label: '', count: '', suggestions: [] };

/** Debounce delay. */
const DEBOUNCE_MS = 180;

/** Fetches suggestions while the player types. A failure gives no suggestions. */
export function useSuggestions(input: RefObject<HTMLInputElement>, live: string, opensEmpty: boolean) {
  const [found, setFound] = useState<Suggested>(NOTHING);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let debounce: ReturnType<typeof setTimeout> | undefined;
    let request: AbortController | undefined;
    const stop = () => {
      clearTimeout(debounce);
      request?.abort();
    };
    async function search(words: string) {
      request = new AbortController();
      try {
        const suggested = await suggest(words, live, request.signal);
        // A list that opens after the field has lost the focus would cover what has it now.
        if (document.activeElement === field) setFound(suggested);
      } catch {
        if (!request.signal.aborted) setFound(NOTHING);
      }
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
    // For text typed before this script loaded.
    if (field.value !== field.defaultValue) onInput();
    else onEmpty();
    return () => {
      stop();
      field.removeEventListener('input', onInput);
      field.removeEventListener('focus', onEmpty);
      field.removeEventListener('click', onEmpty);
    };
  }, [input, live, opensEmpty]);

  return { found, close: useCallback(() => setFound(NOTHING), []) };
}

async function suggest(words: string, live: string, signal: AbortSignal): Promise<Suggested> {
  const query = new URLSearchParams({ search: words, live });
  const answer = await fetch(`/search/suggestions?${query.toString()}`, { signal });
  return answer.ok ? ((await answer.json()) as Suggested) : NOTHING;
}
