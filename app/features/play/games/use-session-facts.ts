import { useEffect, useState } from 'react';
import { liveBalance } from '~/balance/balance-store';
import { readLoader } from '~/browser/read-loader';
import type { GameData } from './load-game';

type SessionFacts = GameData['sessionFacts'];

const EVERY_MS = 60_000;

/**
 * Figures are read again within a minute after the balance has moved, while the page can be seen. Not otherwise: each reading
 * counts as use of the session, and a game that is left open must not keep it alive.
 */
export function useSessionFacts(first: SessionFacts): SessionFacts {
  const [facts, setFacts] = useState(first);
  const isOffered = first.length > 0;
  useEffect(() => {
    if (!isOffered) return;
    let readFor = liveBalance.get().text;
    const read = () => {
      const { text } = liveBalance.get();
      if (document.hidden || text === readFor) return;
      readFor = text;
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
