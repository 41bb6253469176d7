import { useLoaderData, useMatches } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { LobbyData } from './lobby-page';

/**
 * The page's data, and a function that appends the next batch: it updates the address and focuses the first new game.
 * On any failure the link is followed instead.
 *
 * Fetches the loader by Remix's `_data` address, because a failing navigation would replace the page by an error page.
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
      url.hash = '';
      const address = `${url.pathname}${url.search}`;
      url.searchParams.set('_data', route);
      const answer = await fetch(url);
      const isData = answer.headers.get('content-type')?.includes('json') && !answer.headers.has('x-remix-error');
      if (!answer.ok || !isData || answer.headers.has('x-remix-redirect')) throw new Error(`Status ${answer.status}`);
      setAdded({ to: loaded, data: (await answer.json()) as LobbyData });
      window.history.replaceState(window.history.state, '', address);
      setIsAdding(false);
    } catch {
      window.location.assign(href);
    }
  }

  return { data, addMore: (href: string) => void addMore(href), isAdding };
}
