import { useLoaderData, useMatches } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { readLoader } from '~/lib/read-loader';
import type { LobbyData } from './lobby-data';

/**
 * The page's data, and a function that appends the next batch: it updates the address and focuses the first new game.
 * On any failure the link is followed instead.
 */
export function useMoreGames() {
  const loaded = useLoaderData<LobbyData>();
  const route = useMatches().at(-1)?.id ?? '';
  const [added, setAdded] = useState<{ to: LobbyData; data: LobbyData } | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const newTile = useRef<string | null>(null);
  // Data from a revalidation, for example after a login, replaces appended batches.
  const data = added?.to === loaded ? added.data : loaded;

  useEffect(() => {
    if (newTile.current === null) return;
    document.getElementById(newTile.current)?.querySelector('a')?.focus();
    newTile.current = null;
  }, [data]);

  async function addMore(href: string) {
    setIsAdding(true);
    try {
      const url = new URL(href, window.location.origin);
      newTile.current = url.hash.slice(1);
      setAdded({ to: loaded, data: await readLoader<LobbyData>(href, route) });
      window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`);
      setIsAdding(false);
    } catch {
      window.location.assign(href);
    }
  }

  return { data, addMore: (href: string) => void addMore(href), isAdding };
}
