import { useLoaderData, useMatches } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { readLoader } from '~/lib/read-loader';
import type { LobbyData } from './lobby-data';

/**
 * The page's data, and a function that shows another view of the lobby in its place: it updates the address, and focuses
 * the game that the address names. On any failure the link is followed instead.
 */
export function useLobby() {
  const loaded = useLoaderData<LobbyData>();
  const route = useMatches().at(-1)?.id ?? '';
  const [shown, setShown] = useState<{ from: LobbyData; data: LobbyData } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const newTile = useRef('');
  const last = useRef('');
  // Data from a revalidation, for example after a login, replaces other views.
  const data = shown?.from === loaded ? shown.data : loaded;

  useEffect(() => {
    if (newTile.current) document.getElementById(newTile.current)?.querySelector('a')?.focus();
    newTile.current = '';
  }, [data]);

  async function show(href: string) {
    last.current = href;
    setIsLoading(true);
    try {
      const url = new URL(href, window.location.origin);
      const data = await readLoader<LobbyData>(href, route);
      // Of several choices in a row the last one counts.
      if (last.current !== href) return;
      newTile.current = url.hash.slice(1);
      setShown({ from: loaded, data });
      window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`);
      setIsLoading(false);
    } catch {
      if (last.current === href) window.location.assign(href);
    }
  }

  return { data, show: (href: string) => void show(href), isLoading };
}
