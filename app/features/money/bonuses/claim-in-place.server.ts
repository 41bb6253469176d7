import { replaceWithMessage } from '~/forms/replace-entry.server';
import { json, type ActionFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { PAUSE_PATH } from '~/session/pause-path';
import { ACTIVE_PATH } from './bonus-paths';
import { hasBonusWallet } from './bonus-centre.server';
import { claimFromForm, offerIdIn, submitClaim } from './claim-bonus.server';
import { PROMO_CODE_FIELD, submitPromoCode } from './promo-code.server';
import { showClaimed } from './show-claimed.server';

/** Why a bonus was not claimed, or is not known to be. The page shows it at the offer. */
export interface ClaimReply {
  readonly kind: 'claim';
  readonly id: string;
  readonly isUnknown: boolean;
  readonly message: string;
}

export async function submitClaimBonus(args: ActionFunctionArgs) {
  if (!(await hasBonusWallet(args.context))) return submitClaim(args);
  return args.context.page.form.has(PROMO_CODE_FIELD) ? submitPromoCode(args) : claimInPlace(args);
}

/** A claim leads to the bonus, where the form names no other page in `redirectTo`. */
async function claimInPlace({ context }: ActionFunctionArgs) {
  const { form, toasts, translation } = context.page;
  const claim = await claimFromForm(context, translation.t('bonuses-server', 'claimUnknown'));
  const { message } = claim;
  if (claim.kind === 'claimed') {
    const path = safeRedirect(form.get('redirectTo'), ACTIVE_PATH);
    return path === ACTIVE_PATH ? showClaimed(context, message) : replaceWithMessage(context, path, message);
  }
  if (claim.isExcluded) return toasts.redirect(PAUSE_PATH, { type: 'error', message });
  const reply: ClaimReply = { kind: 'claim', id: offerIdIn(form) ?? '', isUnknown: claim.isUnknown, message };
  return json(reply, { status: claim.status });
}
