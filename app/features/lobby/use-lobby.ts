import { useLoaderData, useMatches } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { LobbyData } from './lobby-data';

/**
 * The page's data, and a function that shows another view of the lobby in its place, by its address or the filter sheet.
 * It updates the address, and focuses the game that the address names. On any failure the browser goes there instead.
 */
export function useLobby() {
  const loaded = useLoaderData<LobbyData>();
  const route = useMatches().at(-1)?.id ?? '';
  const [shown, setShown] = useState<{ from: LobbyData; data: LobbyData } | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const newTile = useRef('');
  const last = useRef({});
  // Data from a revalidation, for example after a login, replaces other views.
  const data = shown?.from === loaded ? shown.data : loaded;

  useEffect(() => {
    if (newTile.current) document.getElementById(newTile.current)?.querySelector('a')?.focus();
    newTile.current = '';
  }, [data]);

  async function show(target: string | HTMLFormElement) {
    const mine = (last.current = {});
    setIsLoading(true);
    try {
      // Taken apart, a piece costs bytes of the first load.
      const piece = await import('./load-view');
      const { data, address, tile } = await piece.loadView(target, route);
      // Of several choices in a row the last one counts.
      if (last.current !== mine) return;
      newTile.current = tile;
      setShown({ from: loaded, data });
      window.history.replaceState(window.history.state, '', address);
      setIsLoading(false);
    } catch {
      if (last.current !== mine) return;
      if (typeof target === 'string') window.location.assign(target);
      else target.submit();
    }
  }

  return { data, show: (target: string | HTMLFormElement) => void show(target), isLoading };
}
