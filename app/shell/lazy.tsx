import { useEffect, useState, type ComponentType } from 'react';
import type { ShellData } from './use-shell';

/** Loads parts of the frame that few pages need. If their script does not arrive, they are missing. */
export function Lazy({ data }: { data: ShellData }) {
  const [Parts, setParts] = useState<ComponentType<{ data: ShellData }> | null>(null);
  const isWanted = (data.liveChat ?? data.reminder) !== null;
  useEffect(() => {
    if (!isWanted) return;
    import('./lazy-parts').then(
      (piece) => setParts(() => piece.LazyParts),
      () => undefined,
    );
  }, [isWanted]);
  return Parts && <Parts data={data} />;
}
