/** Which games are searched: those of all lobbies, of the live lobby, or of all others. */
export type Scope = 'all' | 'slot' | 'live';

const LIVE: Readonly<Record<Scope, '0' | '1' | null>> = { all: null, slot: '0', live: '1' };

/** Reads the query parameter `live`; all lobbies for an unknown value. */
export const scopeFrom = (live: string | null): Scope => (live === '1' ? 'live' : live === '0' ? 'slot' : 'all');

/** The value of the field `live` of a search form; null where it has none. */
export const liveOf = (scope: Scope) => LIVE[scope];

export function searchAddress(words: string, scope: Scope, more: Readonly<Record<string, string>> = {}): string {
  const live = liveOf(scope);
  const query = new URLSearchParams({
    ...(words && { search: words }),
    ...(live !== null && { live }),
    ...more,
  }).toString();
  return query ? `/search?${query}` : '/search';
}
