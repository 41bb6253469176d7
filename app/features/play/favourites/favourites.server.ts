import { json, redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { decodeGame } from '~/features/play/game-address/decode-game.server';
import type { GameName } from '~/features/play/game-address/encode-game';
import { createKeyedMutex } from '~/lib/keyed-mutex';
import { safeRedirect } from '~/lib/safe-redirect';
import { FAVOURITE, loginPath } from '~/session/login-link';
import type { Toast } from '~/session/toasts.server';
import { casino } from '~/upstream/contract/casino';
import type { Outcome } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';
import type { FavouriteAnswer } from './send-favourite';
import { tileId } from './tile-id';

/** Serialises changes of one player: the operator's call toggles, so two at once could undo each other. */
const withLock = createKeyedMutex();

/** Redirects back with a toast. Clients that accept JSON get `FavouriteAnswer`. A guest is redirected to the login form. */
export async function submitFavourite({ request, context }: ActionFunctionArgs) {
  const {
    page: { translation, toasts },
    player: { session },
  } = context;
  const form = context.page.form;
  // A button may name another page than its form.
  const back = safeRedirect(new URL(request.url).searchParams.get('redirectTo') ?? form.get('redirectTo'));
  const { player } = session;
  if (!player) throw redirect(loginPath(back, FAVOURITE), 303);

  const isWanted = form.has('add');
  const encoded = form.get(isWanted ? 'add' : 'remove');
  const game = typeof encoded === 'string' ? decodeGame(encoded) : null;
  const outcome: Outcome<unknown> =
    game === null
      ? { kind: 'refused', message: null }
      : await withLock(player.usercode, () => change(context, game, isWanted));

  const toast = toastFor(outcome, isWanted, translation.t);
  if (request.headers.get('accept')?.includes('application/json')) {
    const status = statusOf(outcome, { refused: 400, unauthorised: 400 });
    return json({ isDone: outcome.kind === 'success', toast } satisfies FavouriteAnswer, { status });
  }
  return toasts.redirect(game ? `${back.split('#', 1)[0]}#${tileId(game.gameCode)}` : back, toast);
}

/** Toggles only when needed, so that a repeated form does not undo the first. */
async function change(
  { operator }: AppLoadContext,
  { gameCode, mainProviderId }: GameName,
  isWanted: boolean,
): Promise<Outcome<unknown>> {
  const favourites = await operator.ask(casino.favorites, {});
  if (favourites.kind !== 'success' || favourites.data.includes(gameCode) === isWanted) return favourites;
  return operator.ask(casino.togglefavorite, { code: gameCode, providerId: mainProviderId });
}

function toastFor(outcome: Outcome<unknown>, isWanted: boolean, t: AppLoadContext['page']['translation']['t']): Toast {
  switch (outcome.kind) {
    case 'success':
      return isWanted
        ? { type: 'success', message: t('favourites-server', 'added') }
        : { type: 'warning', message: t('favourites-server', 'removed') };
    case 'refused':
      return { type: 'error', message: outcome.message || t('favourites-server', 'refused') };
    case 'not-offered':
      return { type: 'error', message: t('favourites-server', 'notOffered') };
    default:
      return { type: 'error', message: t('favourites-server', 'unavailable') };
  }
}
