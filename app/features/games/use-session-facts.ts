import { useEffect, useState } from 'react';
import { readLoader } from '~/lib/read-loader';
import type { GameData } from './load-game';

type SessionFacts = GameData['sessionFacts'];

const EVERY_MS = 60_000;

/** The figures of the player's session, read again every minute while the page can be seen. A failure leaves them as they are. */
export function useSessionFacts(first: SessionFacts): SessionFacts {
  const [facts, setFacts] = useState(first);
  const isOffered = first.length > 0;
  useEffect(() => {
    if (!isOffered) return;
    const read = () => {
      if (document.hidden) return;
      readLoader<{ facts: SessionFacts }>('/safer-play', 'routes/safer-play').then(
        (latest) => latest.facts.length > 0 && setFacts(latest.facts),
        () => undefined,
      );
    };
    const timer = window.setInterval(read, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isOffered]);
  return facts;
}
