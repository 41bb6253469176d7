import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { LIST_STATUS } from '~/features/money/history/read-history.server';
import { explainFailure } from '~/forms/explain-failure.server';
import { showFailure } from '~/forms/show-failure.server';
import type { Translation } from '~/i18n/translator.server';
import { requirePlayIsOn } from '~/session/paused-play.server';
import { requirePlayer } from '~/session/require-player.server';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import { bonus } from '~/upstream/contract/bonus';
import { mayHaveActed, type Failure, type Outcome } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';
import { CLAIM_PATH } from './bonus-paths';

/** Loader of the bonus requests of an operator without the capability `bonus-wallet`: the bonuses that the player can claim. */
export async function loadOffers({ context }: LoaderFunctionArgs) {
  requirePlayIsOn(context);
  const copy = context.page.translation.copy('claim-bonus');
  const outcome = await context.operator.ask(bonus.available, {});
  const failure = outcome.kind === 'success' ? null : outcome.kind;
  const offers = outcome.kind === 'success' ? outcome.data : [];
  return json(
    {
      kind: 'offers' as const,
      copy,
      title: copy.title,
      offers: offers.map(({ id, title, description }) => ({ id: String(id), title, description })),
      failure,
    },
    { status: statusOf(outcome, LIST_STATUS) },
  );
}

/** The `id` of a form; null for a text that no offer has. */
export function offerIdIn(form: FormData): string | null {
  const id = form.get('id');
  return typeof id === 'string' && id !== '' && id.length <= 100 ? id : null;
}

/** `gone`: the player is not offered the bonus, and nothing was claimed. */
type Claim = Outcome<unknown> | { readonly kind: 'gone' };

/** Claims the bonus that the form names. @param unknown the message of a claim that may have had its effect */
export async function claimFromForm(context: AppLoadContext, unknown: string) {
  const { form, translation } = context.page;
  const { usercode } = requirePlayer({ context });
  const id = offerIdIn(form);
  const claim: Claim = id === null ? { kind: 'gone' } : await claimOnce(context, usercode, id);
  if (claim.kind === 'success') {
    return { kind: 'claimed' as const, message: claim.message ?? translation.t('claim-bonus-server', 'claimed') };
  }
  return {
    kind: 'failed' as const,
    ...explainClaim(claim, translation, unknown),
    isUnknown: claim.kind !== 'gone' && mayHaveActed(claim),
    isExcluded: claim.kind === 'refused' && claim.code === 'excluded',
  };
}

function explainClaim(claim: Failure | { readonly kind: 'gone' }, translation: Translation, unknown: string) {
  const { t } = translation;
  if (claim.kind === 'gone') return { status: 400, message: t('claim-bonus-server', 'gone') };
  const { status, message } = explainFailure(claim, translation, unknown);
  const isSent = claim.kind !== 'unavailable' || mayHaveActed(claim);
  return { status, message: isSent ? message : t('claim-bonus-server', 'notSent') };
}

/** For how long a repeated claim gets the outcome of the first: its bonus is offered no more. */
const SAME_CLAIM_MS = 60_000;

/** Repeated submissions share one call, in all sessions of the player. */
function claimOnce(context: AppLoadContext, usercode: string, id: string): Promise<Claim> {
  const { operator } = context;
  return singleFlightByPlayer<Claim>(
    context,
    `claim-bonus ${JSON.stringify([usercode, id])}`,
    async () => {
      const offers = await operator.ask(bonus.available, {});
      // Nothing was claimed, even if the answer about the offers was lost.
      if (offers.kind !== 'success') return mayHaveActed(offers) ? { kind: 'unavailable', neverSent: true } : offers;
      const offer = offers.data.find((offered) => String(offered.id) === id);
      return offer ? operator.ask(bonus.claim, { id: offer.id }) : { kind: 'gone' };
    },
    ({ kind }) => (kind === 'success' ? SAME_CLAIM_MS : 0),
  );
}

export async function submitClaim({ context }: ActionFunctionArgs) {
  const { toasts, translation } = context.page;
  const claim = await claimFromForm(context, translation.t('claim-bonus-server', 'unknown'));
  if (claim.kind === 'failed') return showFailure(context, CLAIM_PATH, claim);
  return toasts.redirect(CLAIM_PATH, { type: 'success', message: claim.message });
}
