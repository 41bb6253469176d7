import { createHash } from 'node:crypto';
import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { safeRedirect } from '~/lib/safe-redirect';
import { safeAddress } from '~/lib/safe-url';
import { pausedUntil } from '~/session/paused-play.server';
import { POPUP_COOKIE } from '~/session/preferences.server';
import type { Bootstrap } from '~/upstream/site-options';

const POPUP_HASH = /^[0-9a-f]{12}$/;
const KEPT = 4;

const closedPopups = (jar: AppLoadContext['player']['jar']) => (jar.get(POPUP_COOKIE) ?? '').split('-');

export interface PopupContent {
  readonly hash: string;
  /** The target of the picture. Null for the current page. */
  readonly href: string | null;
  readonly images: { readonly small: string; readonly medium: string; readonly large: string };
}

/** The popup shows until the visitor closes it (docs/product/frame.md#dialogs); none for a player who has paused play. */
export function findPopup(
  { player: { jar, session } }: Pick<AppLoadContext, 'player'>,
  bootstrap: Bootstrap | null,
): PopupContent | null {
  if (pausedUntil(session.player) !== null) return null;
  const popup = bootstrap && popupIn(bootstrap);
  return popup && closedPopups(jar).includes(popup.hash) ? null : popup;
}

/** The hash of the popup in the operator's content if the visitor has closed it, otherwise null. */
export function closedPopup(jar: AppLoadContext['player']['jar'], bootstrap: Bootstrap | null): string | null {
  const popup = bootstrap && popupIn(bootstrap);
  return popup && closedPopups(jar).includes(popup.hash) ? popup.hash : null;
}

/** The hash of the popup in the operator's content; null when there is none. */
export const popupHash = (bootstrap: Bootstrap | null): string | null =>
  (bootstrap && popupIn(bootstrap))?.hash ?? null;

const popupIn = memoizeByIdentity(({ popup }: Bootstrap): PopupContent | null => {
  const [small, large, medium] = (popup?.images ?? []).map(({ url }) => safeAddress(url));
  if (!small) return null;
  const href = safeAddress(popup?.url);
  const images = { small, medium: medium ?? small, large: large ?? medium ?? small };
  const hash = createHash('sha256')
    .update(JSON.stringify([href, images]))
    .digest('hex')
    .slice(0, 12);
  return { hash, href, images };
});

/** The pictures of another language make it another popup. An edge cache stores no page for several hashes. */
export function keepPopupClosed(
  jar: AppLoadContext['player']['jar'],
  here: Bootstrap | null,
  there: Bootstrap | null,
): void {
  const closed = closedPopup(jar, here);
  const next = popupHash(there);
  if (closed === null || next === null) return;
  const others = closedPopups(jar).filter((each) => each !== closed && each !== next);
  jar.set(POPUP_COOKIE, [next, ...others].slice(0, KEPT).join('-'));
}

export async function closePopup({ context }: ActionFunctionArgs) {
  const form = context.page.form;
  const hash = form.get('popup');
  if (typeof hash === 'string' && POPUP_HASH.test(hash)) {
    const earlier = closedPopups(context.player.jar).filter((each) => POPUP_HASH.test(each) && each !== hash);
    context.player.jar.set(POPUP_COOKIE, [hash, ...earlier].slice(0, KEPT).join('-'));
  }
  return redirect(safeRedirect(form.get('redirectTo')), 303);
}
