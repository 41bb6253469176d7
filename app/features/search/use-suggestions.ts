import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Suggested } from './suggestions.server';

const NOTHING: Suggested = { games: [], isPlayer: false };

/** Debounce delay. */
const DEBOUNCE_MS = 180;

/** Fetches suggestions while the player types. A failure gives no suggestions. */
export function useSuggestions(input: RefObject<HTMLInputElement>, isLive: boolean) {
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
        setFound(await suggest(words, isLive, request.signal));
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
  }, [input, isLive]);

  return { found, close: useCallback(() => setFound(NOTHING), []) };
}

async function suggest(words: string, isLive: boolean, signal: AbortSignal): Promise<Suggested> {
  const query = new URLSearchParams({ search: words, ...(isLive && { live: '1' }) });
  const answer = await fetch(`/search/suggestions?${query.toString()}`, { signal });
  return answer.ok ? ((await answer.json()) as Suggested) : NOTHING;
}
