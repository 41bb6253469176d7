import { useCallback, useEffect, useState, type RefObject } from 'react';
import type { Suggested } from './suggestions.server';

const NOTHING: Suggested = { games: [], isPlayer: false };

/** Long enough for a quick typist's next letter. */
const PAUSE_MS = 180;

/** What the server suggests for what is being typed. Every failure suggests nothing (spec section 8). */
export function useSuggestions(input: RefObject<HTMLInputElement>, isLive: boolean) {
  const [found, setFound] = useState<Suggested>(NOTHING);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let underWay: AbortController | undefined;
    const stop = () => {
      clearTimeout(pause);
      underWay?.abort();
    };
    async function search(words: string) {
      underWay = new AbortController();
      try {
        setFound(await suggest(words, isLive, underWay.signal));
      } catch {
        if (!underWay.signal.aborted) setFound(NOTHING);
      }
    }
    function onInput() {
      stop();
      const words = field?.value.trim() ?? '';
      if (words === '') setFound(NOTHING);
      else pause = setTimeout(() => void search(words), PAUSE_MS);
    }
    field.addEventListener('input', onInput);
    // For what was typed while this piece was on its way.
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
