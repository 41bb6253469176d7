import { useLoaderData, useNavigate } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { LobbyData } from './lobby-data';

/**
 * The page's data, and a function that shows another view of the lobby in its place, by its address or the filter sheet.
 * It keeps the scroll position, and focuses the game that the address names, or a wrong field of a sheet that was applied.
 */
export function useLobby() {
  const data = useLoaderData<LobbyData>();
  const navigate = useNavigate();
  const focusNext = useRef<() => void>();

  useEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  }, [data]);

  function show(target: string | HTMLFormElement, isApplied?: boolean) {
    const [address = '', tile = ''] = (typeof target === 'string' ? target : addressOf(target)).split('#');
    focusNext.current = () => {
      const next = isApplied
        ? document.querySelector('form [aria-invalid]')
        : document.getElementById(tile)?.querySelector('a');
      (next as HTMLElement | null | undefined)?.focus();
    };
    navigate(address, { replace: true, preventScrollReset: true });
  }

  return { data, show };
}

/** Leaves empty fields out. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value);
  return `${form.getAttribute('action')}?${query}`;
}
