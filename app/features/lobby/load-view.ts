import { readLoader } from '~/lib/read-loader';
import type { LobbyData } from './lobby-data';

/**
 * Reads another view of a lobby. Its own module, loaded on use, to keep the lobby's first load small.
 *
 * @param target an address, or the filter sheet, whose empty fields are left out
 * @param route the id of the lobby's route
 * @throws when no data arrives
 */
export async function loadView(target: string | HTMLFormElement, route: string) {
  const url = new URL(typeof target === 'string' ? target : addressOf(target), window.location.origin);
  return {
    data: await readLoader<LobbyData>(url.href, route),
    address: `${url.pathname}${url.search}`,
    /** The id of the tile that the address names; empty for none. */
    tile: url.hash.slice(1),
  };
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) query.append(name, value);
  return `${form.action}?${query}`;
}
