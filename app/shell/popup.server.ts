import { createHash } from 'node:crypto';
import { redirect, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { pathOf } from '~/lib/path-of';
import { safeRedirect } from '~/lib/safe-redirect';
import { safeAddress } from '~/lib/safe-url';
import { pausedUntil } from '~/session/paused-play.server';
import { POPUP_COOKIE } from '~/session/preferences.server';
import { capabilitiesOf } from '~/upstream/capabilities';
import { bonus } from '~/upstream/contract/bonus';
import { cms } from '~/upstream/contract/cms';
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

/** A popup, and whether it waits for the next page. */
export type PlacedPopup = PopupContent & { readonly waits: boolean };

/**
 * The operator's popup, until the visitor closes it (docs/product/frame.md#dialogs). New content is a new popup. None for a
 * player who has paused play, and for one who has had the bonus that it announces.
 *
 * @param isAfterForm whether the page carries the message of a form: the popup would cover it, and waits for the next page
 */
export async function findPopup(
  context: AppLoadContext,
  request: Request,
  bootstrap: Bootstrap | null,
  isAfterForm: boolean,
): Promise<PlacedPopup | null> {
  const { jar, session } = context.player;
  if (pausedUntil(session.player) !== null) return null;
  const popup = bootstrap && popupIn(bootstrap);
  if (!popup || closedPopups(jar).includes(popup.hash)) return null;
  const bonusId = session.player && (await announcedBonus(context, popup, bootstrap));
  if (bonusId != null) {
    // The operator is asked about a player's bonuses at home alone, where the popup is part of the page.
    if (pathOf(context.page.href) !== '/') return null;
    if (await hasHadBonus(context, bonusId)) {
      closeInJar(jar, popup.hash);
      return null;
    }
  }
  return { ...popup, waits: isAfterForm || comesFromForm(context, request) };
}

/** Whether a player comes from a page of their own, such as the receipt of a deposit. Guests get pages from the page cache. */
function comesFromForm({ page: { registry }, player: { session }, site }: AppLoadContext, request: Request): boolean {
  const referrer = request.headers.get('referer');
  if (!session.player || referrer === null || !URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  return origin === site.origin && registry.pageAt(pathname)?.facts.guestCache === undefined;
}

/** The bonus of the promotion that the popup leads to; null without one, and while it cannot be read. */
async function announcedBonus({ content }: AppLoadContext, { href }: PopupContent, bootstrap: Bootstrap) {
  const promotionId = href === null ? undefined : /^\/promotions\/([^/?#]+)$/.exec(href)?.[1];
  if (promotionId === undefined || !capabilitiesOf(bootstrap).has('bonus-wallet')) return null;
  const promotions = (await content.find(cms.promotionlist, {})) ?? [];
  return promotions.find(({ id }) => encodeURIComponent(id) === promotionId)?.bonusId ?? null;
}

/** Whether the player has claimed this bonus before. False while that is not known. */
async function hasHadBonus({ operator }: AppLoadContext, bonusId: string | number): Promise<boolean> {
  const outcome = await operator.ask(bonus.list, { skip: 0, take: 100 });
  if (outcome.kind !== 'success') return false;
  return outcome.data.items.some(({ offerId }) => offerId != null && String(offerId) === String(bonusId));
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

function closeInJar(jar: AppLoadContext['player']['jar'], hash: string): void {
  const earlier = closedPopups(jar).filter((each) => POPUP_HASH.test(each) && each !== hash);
  jar.set(POPUP_COOKIE, [hash, ...earlier].slice(0, KEPT).join('-'));
}

export async function closePopup({ context }: ActionFunctionArgs) {
  const form = context.page.form;
  const hash = form.get('popup');
  if (typeof hash === 'string' && POPUP_HASH.test(hash)) {
    closeInJar(context.player.jar, hash);
  }
  return redirect(safeRedirect(form.get('redirectTo')), 303);
}
