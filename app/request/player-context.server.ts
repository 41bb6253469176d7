import { isOnboarding, openedWithoutSession } from '~/session/opened-without-session.server';
import type { Translation } from '~/i18n/translator.server';
import type { CookieJar } from '~/session/cookie-jar.server';
import type { Journeys } from '~/session/journeys.server';
import { loginPath } from '~/session/login-link';
import type { SessionHandle } from '~/session/player-session.server';
import type { StepUp } from '~/session/step-up.server';
import type { Draft } from '~/session/draft.server';
import type { Toasts } from '~/session/toasts.server';
import type { Caller } from '~/upstream/client.server';
import type { UnreadCounts } from '~/upstream/unread-counts.server';

export type PlayerContext = ReturnType<typeof createPlayerContext>['player'];

interface PlayerOptions {
  readonly jar: CookieJar;
  readonly journeys: Journeys;
  readonly stepUp: StepUp;
  readonly ipAddress: string;
  readonly site: { readonly toasts: Toasts; readonly unread: UnreadCounts };
  readonly session: SessionHandle;
  readonly draft: Draft;
  readonly href: string;
  /** Whether the request sends a form. */
  readonly isForm: boolean;
  readonly translation: Translation;
  caller(): Caller;
}

export function createPlayerContext(options: PlayerOptions) {
  const { site, jar, journeys, session, draft, stepUp, ipAddress, href, isForm, translation, caller } = options;
  const username = () => session.player?.username ?? '';

  /** @throws a redirect to the login form, which returns to this page with the noted form values */
  async function askForLogin(): Promise<never> {
    const isKept = await draft.keep();
    const ended = isKept ? 'sessionEndedKept' : isForm ? 'sessionEndedLost' : 'sessionEnded';
    const message = translation.t('login-server', ended);
    throw await site.toasts.redirect(loginPath(href), { type: 'warning', message });
  }

  const player = {
    session,
    ipAddress,
    jar,
    journeys,
    stepUp,
    /** The form values of a player whose session ended. They are kept until the player logs in again. */
    draft: {
      note: draft.note,
      keep: draft.keep,
      find: () => draft.take(username()),
      drop: () => draft.drop(username()),
      /** Whether there are values for a later `find`. */
      isKept: () => draft.isKept(username()),
    },
    askForLogin,
    /** The number of unread notifications, for the frame of every page. */
    unread: {
      /** Null for guests and when it is not known. */
      find: async () => (session.player ? site.unread.find(session.player.id, caller()) : null),
      know: (count: number) => void (session.player && site.unread.know(session.player.id, count)),
      forget: () => void (session.player && site.unread.forget(session.player.id)),
    },
  };

  /** A 401 on any call ends the session. @throws a redirect to the login form */
  async function endSession(): Promise<never> {
    const name = username();
    await session.end();
    if (!(await isOnboarding(journeys, name))) return askForLogin();
    await draft.keep();
    // A first read that fails must not hide that the account is there.
    const message = await openedWithoutSession({ player, page: { translation } }, name);
    throw await site.toasts.redirect(loginPath(href), { type: 'warning', message });
  }

  return { player, endSession };
}
