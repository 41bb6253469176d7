import { useFetchers, useRevalidator } from '@remix-run/react';
import { useEffect, useReducer, useRef } from 'react';

/**
 * Reads the page's data again, for news that no player asked for. While a form is on its way it waits: the router drops the
 * redirect of a form that was sent before the reading began, and its dialog would stay open.
 */
export function useReadAgain(): () => void {
  const { revalidate } = useRevalidator();
  const isSending = useFetchers().some(({ state }) => state !== 'idle');
  const [asked, ask] = useReducer((times: number) => times + 1, 0);
  const answered = useRef(0);
  useEffect(() => {
    if (isSending || answered.current === asked) return;
    answered.current = asked;
    revalidate();
  }, [isSending, asked, revalidate]);
  return ask;
}
