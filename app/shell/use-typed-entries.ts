import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

const load = () => import('./typed-entries.client');
let piece: ReturnType<typeof load> | undefined;

/** Acts once the piece has loaded, if it was asked for and arrives. */
const withPiece = (act: (loaded: Awaited<ReturnType<typeof load>>) => void) => void piece?.then(act, () => undefined);

const entryKey = () => (window.history.state as { key?: string } | null)?.key ?? 'default';

/** Typed texts wait for the way back, as browsers do for documents. They are dropped when the player changes. */
export function useTypedEntries(player: string | undefined): void {
  const { key } = useLocation();
  useEffect(() => {
    const note = ({ target }: Event) => {
      const entry = entryKey();
      piece ??= load();
      withPiece(({ noteTyped }) => noteTyped(entry, target));
    };
    document.addEventListener('input', note);
    return () => {
      document.removeEventListener('input', note);
      withPiece(({ forgetTyped }) => forgetTyped());
    };
  }, [player]);
  useEffect(() => withPiece(({ putBack }) => putBack(key)), [key]);
}
