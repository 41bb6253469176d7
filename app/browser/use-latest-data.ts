import { useEffect, useState } from 'react';
import { followMoney } from './balance-changed';
import { readLoader } from './read-loader';

interface Source<Data, Read> {
  /** Path and query of the page. */
  readonly href: string;
  readonly routeId: string;
  /** Whether what was read can take the place of what is shown. */
  accepts(read: Data | Read): read is Data;
}

/**
 * Data is read again when money has moved, or may have, and when the player comes back to the tab. A reading that fails
 * leaves it as it is. @param mayChange false where nothing will happen with it any more
 */
export function useLatestData<Data, Read = Data>(
  data: Data,
  { href, routeId, accepts }: Source<Data, Read>,
  mayChange: (latest: Data) => boolean = () => true,
): Data {
  const [latest, setLatest] = useState(data);
  const [given, setGiven] = useState(data);
  if (given !== data) {
    setGiven(data);
    setLatest(data);
  }
  const isOpen = mayChange(latest);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    const read = () =>
      void readLoader<Data | Read>(href, routeId).then(
        (found) => isCurrent && accepts(found) && setLatest(found),
        () => undefined,
      );
    const stop = followMoney(read);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [href, routeId, accepts, isOpen]);
  return latest;
}
