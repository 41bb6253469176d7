import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

const load = () => import('./typed-entries.client');
let piece: ReturnType<typeof load> | undefined;

const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'default';

/**
 * Keeps what is typed in a page that is left by a link, for the way back: browsers do so for documents. It is dropped when
 * the player changes.
 */
export function useTypedEntries(player: string | undefined): void {
  const { key } = useLocation();
  useEffect(() => {
    const note = ({ target }: Event) => {
      const entry = entryKey();
      piece ??= load();
      piece.then(
        ({ noteTyped }) => noteTyped(entry, target),
        () => undefined,
      );
    };
    document.addEventListener('input', note);
    return () => {
      document.removeEventListener('input', note);
      piece?.then(
        ({ forgetTyped }) => forgetTyped(),
        () => undefined,
      );
    };
  }, [player]);
  useEffect(() => {
    piece?.then(
      ({ putBack }) => putBack(key),
      () => undefined,
    );
  }, [key]);
}
