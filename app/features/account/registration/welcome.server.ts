import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { limitPath } from '~/features/protection/player-limits/limit-names';
import { findDepositPolicy, declineLimit } from '~/features/protection/player-limits/offer-limit.server';
import { describeForm } from '~/forms/describe-form.server';
import { buttonRules } from '~/forms/form-rules.server';
import { readForm } from '~/forms/read-form.server';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import { formatMoney } from '~/lib/money';
import { bonus } from '~/upstream/contract/bonus';
import { cms } from '~/upstream/contract/cms';
import { advance, requireStep, type Onboarding } from './onboarding.server';
import { WELCOME_PATH } from './registration-flow';

const STEPS = ['celebration', 'claimed'] as const;
const FALLBACK_PATH = '/';

export async function loadWelcome({ context }: LoaderFunctionArgs) {
  const { player, onboarding } = await requireStep(context, STEPS, FALLBACK_PATH);
  const { translation, lite } = context.page;
  return json({
    copy: translation.copy('registration-welcome'),
    form: describeForm(translation, buttonRules),
    name: onboarding.name ?? player.username,
    bonus: onboarding.bonus && formatMoney(onboarding.bonus, translation.locale),
    terms: (await context.content.find(cms.grouped, {}))?.trialBonusTerms ?? null,
    isClaimed: onboarding.step === 'claimed',
    back: onboarding.back,
    limitPath: (await offersLimit(context, onboarding)) ? limitPath('deposit', undefined, onboarding.back) : null,
    lite,
  });
}

export async function submitWelcome({ context }: ActionFunctionArgs) {
  const { player, onboarding } = await requireStep(context, STEPS, FALLBACK_PATH);
  if (context.page.form.get('intent') !== 'claim') {
    if (await offersLimit(context, onboarding)) declineLimit(context.player.jar, player);
    return replaceWith((await advance(context, onboarding, 'closed')) ?? onboarding.back);
  }
  if (onboarding.step === 'claimed' || onboarding.bonus === null) return replaceWith(WELCOME_PATH);
  return claim(context, onboarding);
}

/** A player who decides about a bonus is not asked about a limit: the first deposit asks. */
const offersLimit = async (context: AppLoadContext, { bonus }: Onboarding) =>
  bonus === null && (await findDepositPolicy(context)) !== null;

async function claim(context: AppLoadContext, onboarding: Onboarding) {
  const form = await readForm({ context }, buttonRules);
  const outcome = await context.operator.ask(bonus.definetrialbonus, {});
  const { t } = context.page.translation;
  if (outcome.kind !== 'success') return form.failWith(outcome, t('registration-server', 'bonusUnknown'));
  await context.player.session.update({ trialBonusAmount: null });
  const path = (await advance(context, onboarding, 'bonus-claimed')) ?? WELCOME_PATH;
  return replaceWithMessage(context, path, outcome.message ?? t('registration-server', 'bonusClaimed'));
}
