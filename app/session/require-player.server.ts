import { redirect } from '@remix-run/node';
import type { Translation } from '~/i18n/translator.server';
import { safeRedirect } from '~/lib/safe-redirect';
import { loginPath, confirmPath } from './login-link';
import type { Draft } from './draft.server';
import type { PlayerSession, SessionHandle } from './player-session.server';
import type { StepUp } from './step-up.server';
import type { Toasts } from './toasts.server';

interface Visit {
  readonly player: { readonly session: Pick<SessionHandle, 'player'> };
  readonly page: { readonly href: string };
}

interface PlayersVisit extends Visit {
  readonly player: Visit['player'] & { readonly stepUp: StepUp; readonly draft: Pick<Draft, 'keep'> };
  readonly page: Visit['page'] & { readonly translation: Pick<Translation, 't'>; readonly toasts: Toasts };
}

/** The player, even on a page that guests may open. @throws a redirect to the login form, which leads back to the page */
export function requirePlayer({ context }: { readonly context: Visit }): PlayerSession {
  const { player } = context.player.session;
  if (player) return player;
  throw redirect(loginPath(safeRedirect(context.page.href)));
}

/** For a player who has acted lately. @throws a redirect to the confirmation, which keeps the noted values and leads back */
export async function requireStepUp({ player, page }: PlayersVisit, session: PlayerSession): Promise<void> {
  if (await player.stepUp.isKnown(session)) return;
  const path = confirmPath(page.href);
  if (!(await player.draft.keep())) throw redirect(path, 303);
  const message = page.translation.t('confirm-login-server', 'kept');
  throw await page.toasts.redirect(path, { type: 'warning', message });
}
