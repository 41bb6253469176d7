import type { AppLoadContext } from '@remix-run/node';
import { pathOf } from '~/lib/path-of';
import type { FAVOURITE } from '~/session/login-link';

/** What a guest logs in for. */
export interface LoginReason {
  readonly text: string;
  readonly image: string | null;
  /** The same without an account. */
  readonly demo: { readonly href: string; readonly label: string } | null;
}

/** The game that is played at an address. */
export interface WantedGame {
  readonly name: string;
  readonly image: string | null;
  readonly demoHref: string | null;
}

interface Target {
  readonly href: string;
  readonly game: WantedGame | null;
  /** What the link to the login says that was pressed. */
  readonly pressed: typeof FAVOURITE | null;
}

/** Null where the login only leads on. */
export function findLoginReason(
  { page: { translation, registry } }: AppLoadContext,
  { href, game, pressed }: Target,
): LoginReason | null {
  const { t } = translation;
  if (game) {
    const demo = game.demoHref === null ? null : { href: game.demoHref, label: t('login-reason-server', 'demo') };
    return { text: t('login-reason-server', 'play', { name: game.name }), image: game.image, demo };
  }
  const reason = pressed ?? registry.pageAt(pathOf(href))?.facts.loginReason;
  const picks = new URL(href, 'http://site').searchParams.getAll('pick').length;
  const text = reason === 'bet' && picks > 0 ? t('login-reason-server', 'picks', { count: picks }) : null;
  return reason ? { text: text ?? t('login-reason-server', reason), image: null, demo: null } : null;
}
