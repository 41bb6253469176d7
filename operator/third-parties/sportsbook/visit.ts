import type { Request } from 'express';
import type { Locale } from '../../messages';
import type { Services } from '../../services';
import type { Player } from '../../store/players';

/** Who looks at the book, and how links keep it that way. */
export interface Visit {
  readonly locale: Locale;
  /** Null for a guest. */
  readonly player: Player | null;
  /** A token came but opens nothing any more. */
  readonly isOver: boolean;
  /** What every link and form must carry: a frame of another site has no cookies to rely on. */
  readonly carried: Readonly<Record<string, string>>;
  /** An address of the book for this visit. */
  href(path: string, query?: Record<string, string>): string;
}

export function visitOf(request: Request, { store }: Services): Visit {
  const given = (name: string) =>
    text((request.body as Record<string, unknown> | undefined)?.[name] ?? request.query[name]);
  const token = given('token');
  const playerId = token === '' ? null : store.bettingSessions.findPlayerId(token);
  const player = playerId === null ? null : store.players.findById(playerId);
  const locale = given('lang').toLowerCase().startsWith('en') ? 'en' : 'tr';
  const carried = { ...(player && { token }), lang: locale };
  return {
    locale,
    player,
    isOver: token !== '' && !player,
    carried,
    href: (path, query = {}) => `/sportsbook${path}?${new URLSearchParams({ ...query, ...carried }).toString()}`,
  };
}

/** One value of a query or a form; anything but a text counts as absent. */
export const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
