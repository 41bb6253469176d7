import type { Request } from 'express';
import { contentLocale, localeFrom, type ContentLocale } from '../../messages';
import type { Services } from '../../services';
import type { Player } from '../../store/players';

/** Visitor of the sportsbook, and the query parameters that identify the visitor in links. */
export interface Visit {
  readonly locale: ContentLocale;
  /** Null for a guest. */
  readonly player: Player | null;
  /** True if the request has a token that is not valid any more. */
  readonly isOver: boolean;
  /** Parameters that every link and form must carry: in a frame of another site, cookies are not reliable. */
  readonly carriedParams: Readonly<Record<string, string>>;
  /** URL of a page of the sportsbook for this visitor. */
  href(path: string, query?: Record<string, string>): string;
}

export function visitOf(request: Request, { store, limits, bonusNews }: Services): Visit {
  const given = (name: string) =>
    stringParam((request.body as Record<string, unknown> | undefined)?.[name] ?? request.query[name]);
  const token = given('token');
  const playerId = token === '' ? null : store.bettingSessions.findPlayerId(token);
  const player = playerId === null ? null : store.players.findById(playerId);
  if (player) {
    limits.noteActivity(player.id);
    bonusNews.refresh(player.id);
  }
  const locale = contentLocale(localeFrom(given('lang') || 'tr'));
  const carriedParams = { ...(player && { token }), lang: locale };
  return {
    locale,
    player,
    isOver: token !== '' && !player,
    carriedParams,
    href: (path, query = {}) => `/sportsbook${path}?${new URLSearchParams({ ...query, ...carriedParams }).toString()}`,
  };
}

/** One value of a query or a form; anything except a string counts as absent. */
export const stringParam = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');
