import { useCallback, useEffect, useState, type RefObject } from 'react';
import { searchAddress, type Scope } from './search-address';
import type { Suggested } from './suggestions.server';

const NOTHING: Suggested = { label: '', count: '', suggestions: [] };

/** Debounce delay. */
const DEBOUNCE_MS = 180;

/** Fetches suggestions while the player types. A failure gives no suggestions. */
export function useSuggestions(input: RefObject<HTMLInputElement>, scope: Scope) {
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
        setFound(await suggest(words, scope, request.signal));
      } catch {
        if (!request.signal.aborted) setFound(NOTHING);
      }
    }
    function onInput() {
      stop();
      const words = field?.value.trim() ?? '';
      if (words === '') setFound(NOTHING);
      else debounce = setTimeout(() => void search(words), DEBOUNCE_MS);
    }
    field.addEventListener('input', onInput);
    // For text typed before this script loaded.
    if (field.value !== field.defaultValue) onInput();
    return () => {
      stop();
      field.removeEventListener('input', onInput);
    };
  }, [input, scope]);

  return { found, close: useCallback(() => setFound(NOTHING), []) };
}

async function suggest(words: string, scope: Scope, signal: AbortSignal): Promise<Suggested> {
  const answer = await fetch(searchAddress(words, scope).replace('?', '/suggestions?'), { signal });
  return answer.ok ? ((await answer.json()) as Suggested) : NOTHING;
}
