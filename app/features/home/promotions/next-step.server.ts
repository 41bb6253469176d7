import type { AppLoadContext } from '@remix-run/node';
import { CLAIM_PATH } from '~/features/money/bonuses/bonus-paths';
import { findClaimStates, pausedState } from '~/features/money/bonuses/claim-states.server';
import { safeRedirect } from '~/lib/safe-redirect';
import { loginPath, registerPath } from '~/session/login-link';
import type { CallData } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';
import { hasCapability } from '~/upstream/has-capability.server';

type Promotion = CallData<typeof cms.promotionlist>[number];

export interface NextStep {
  /** The state of the player's own claim in words; null where there is nothing to say. */
  readonly state: string | null;
  readonly claim: string | null;
  readonly terms: string | null;
  /** Links, the likeliest first. Those of guests open in a dialog. */
  readonly links: readonly { readonly label: string; readonly href: string; readonly isDialog: boolean }[];
}

/** Null without the capability `bonus-wallet`. No calls are made for guests, so that their pages can be cached. */
export async function findNextSteps(
  context: AppLoadContext,
  promotions: readonly Promotion[],
): Promise<((promotion: Promotion, href: string) => NextStep) | null> {
  const { page, player } = context;
  const { t } = page.translation;
  if (!(await hasCapability(context, 'bonus-wallet'))) return null;
  if (!player.session.player) {
    return (_promotion, href) => ({
      state: null,
      claim: null,
      terms: null,
      links: [
        { label: t('shell', 'signUp'), href: registerPath(href), isDialog: true },
        { label: t('login', 'submit'), href: loginPath(href), isDialog: true },
      ],
    });
  }
  const paused = pausedState(context);
  const isAboutBonuses = promotions.some(({ bonusId }) => bonusId != null);
  const stateOf = paused === null && isAboutBonuses ? await findClaimStates(context) : null;
  return (promotion) => {
    const state = paused ?? (promotion.bonusId == null ? null : (stateOf?.(promotion.bonusId) ?? null));
    const link = state?.link ?? ownLinkOf(promotion) ?? { label: t('promotions', 'toBonuses'), href: CLAIM_PATH };
    return {
      state: state?.text ?? null,
      claim: state?.claim ?? null,
      links: state?.claim ? [] : [{ ...link, isDialog: false }],
      terms: state?.terms ?? null,
    };
  };
}

/** The operator's own next step, where it is a path of the site. */
function ownLinkOf({ ctaLabel, ctaHref }: Promotion): { label: string; href: string } | null {
  const href = safeRedirect(ctaHref, '');
  return ctaLabel && href !== '' ? { label: ctaLabel, href } : null;
}
