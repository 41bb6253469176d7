import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { VIEW_CHANGE } from '~/browser/view-change';
import type { loadSlot } from './lobby.server';

export type LobbyData = SerializeFrom<typeof loadSlot>;

/** Another view of the lobby keeps the scroll position, and focuses the game that its address names. */
export function useLobby() {
  const data = useLoaderData<LobbyData>();
  const navigate = useNavigate();
  const newTile = useRef<string>();

  useEffect(() => {
    if (newTile.current) document.getElementById(newTile.current)?.querySelector('a')?.focus();
    newTile.current = undefined;
  }, [data]);

  function show(target: string | HTMLFormElement) {
    const url = typeof target === 'string' ? target : addressOf(target);
    const [address, tile] = url.split('#') as [string, string?];
    newTile.current = tile;
    // The button shows what the last choice has applied already.
    const replace = new URL(address, location.href).search === location.search;
    navigate(address, { preventScrollReset: true, replace, state: VIEW_CHANGE });
  }

  return { data, show };
}

/** Relative to the page. Leaves empty fields out. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (value) query.append(name, value as string);
  return `?${query}`;
}
