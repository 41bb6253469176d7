import { replaceWithMessage } from '~/forms/replace-entry.server';
import { json, type ActionFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { PAUSE_PATH } from '~/session/pause-path';
import { ACTIVE_ANCHOR, CLAIM_PATH } from './bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { hasBonusWallet } from './bonus-centre.server';
import { claimFromForm, offerIdIn, submitClaim } from './claim-bonus.server';
import { PROMO_CODE_FIELD, submitPromoCode } from './promo-code.server';

/** Why a bonus was not claimed, or is not known to be. The page shows it at the offer. */
export interface ClaimReply {
  readonly kind: 'claim';
  readonly id: string;
  readonly isUnknown: boolean;
  readonly message: string;
}

export async function submitClaimBonus(args: ActionFunctionArgs) {
  return (await hasBonusWallet(args.context)) ? submitToCentre(args, CLAIM_PATH) : submitClaim(args);
}

export async function submitMyBonuses(args: ActionFunctionArgs) {
  // As for any page that has no action.
  if (!(await hasBonusWallet(args.context))) throw new Response(null, { status: 405 });
  return submitToCentre(args, BONUSES_PATH);
}

const submitToCentre = (args: ActionFunctionArgs, path: string) =>
  args.context.page.form.has(PROMO_CODE_FIELD) ? submitPromoCode(args, path) : claimInPlace(args, path);

/** @param path the page with the form, where it names no other in `redirectTo` */
async function claimInPlace({ context }: ActionFunctionArgs, path: string) {
  const { form, toasts, translation } = context.page;
  const claim = await claimFromForm(context, translation.t('bonuses-server', 'claimUnknown'));
  const { message } = claim;
  if (claim.kind === 'claimed') {
    return replaceWithMessage(context, safeRedirect(form.get('redirectTo'), `${path}#${ACTIVE_ANCHOR}`), message);
  }
  if (claim.isExcluded) return toasts.redirect(PAUSE_PATH, { type: 'error', message });
  const reply: ClaimReply = { kind: 'claim', id: offerIdIn(form) ?? '', isUnknown: claim.isUnknown, message };
  return json(reply, { status: claim.status });
}
