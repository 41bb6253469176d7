import { replaceWithMessage } from '~/forms/replace-entry.server';
import { json, type ActionFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { PAUSE_PATH } from '~/session/pause-path';
import { requirePlayer } from '~/session/require-player.server';
import { mayHaveActed } from '~/upstream/outcome';
import { ACTIVE_ANCHOR, CLAIM_PATH } from './bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import { hasBonusWallet } from './bonus-centre.server';
import { claimOnce, explainClaim, offerIdIn, submitClaim, type Claim } from './claim-bonus.server';
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
  const { usercode } = requirePlayer({ context });
  const { form, toasts, translation } = context.page;
  const { t } = translation;
  const id = offerIdIn(form);
  const fail = (message: string, status: number, isUnknown = false) =>
    json({ kind: 'claim', id: id ?? '', isUnknown, message } satisfies ClaimReply, { status });
  if (id === null) return fail(t('claim-bonus-server', 'gone'), 400);
  const claim: Claim = await claimOnce(context, usercode, id);
  switch (claim.kind) {
    case 'success': {
      const back = safeRedirect(form.get('redirectTo'), `${path}#${ACTIVE_ANCHOR}`);
      return replaceWithMessage(context, back, claim.message ?? t('claim-bonus-server', 'claimed'));
    }
    case 'gone':
      return fail(t('claim-bonus-server', 'gone'), 400);
    default: {
      const { message, status } = explainClaim(claim, translation, t('bonuses-server', 'claimUnknown'));
      if (claim.kind === 'refused' && claim.code === 'excluded')
        return toasts.redirect(PAUSE_PATH, { type: 'error', message });
      return fail(message, status, mayHaveActed(claim));
    }
  }
}
