import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { readForm } from '~/forms/read-form.server';
import { formatMoney } from '~/lib/money';
import { bonus } from '~/upstream/contract/bonus';
import { z } from 'zod/v4';
import { describeForm } from '~/forms/describe-form.server';
import { goOn, REPLACE_ENTRY, requireStep, toStep, type Joining } from './joining.server';
import { WELCOME_PATH } from './registration-flow';

const STEPS = ['celebration', 'claimed'] as const;
const OTHERWISE = '/';

/** A button pressed twice claims once. */
const SAME_CLAIM_MS = 60_000;

const button = z.object({});

export async function loadWelcome({ context }: LoaderFunctionArgs) {
  const { player, joining } = await requireStep(context, STEPS, OTHERWISE);
  const { translation, lite } = context;
  return json({
    copy: translation.copy('registration-welcome'),
    form: describeForm(translation, button),
    name: player.username,
    bonus: joining.bonus && formatMoney(joining.bonus, translation.locale),
    isClaimed: joining.step === 'claimed',
    back: joining.back,
    lite,
  });
}

/** Claims the trial bonus, or closes the celebration. */
export async function submitWelcome(args: ActionFunctionArgs) {
  const { context } = args;
  const { player, joining } = await requireStep(context, STEPS, OTHERWISE);
  const read = await args.request.formData();
  if (read.get('intent') !== 'claim') return toStep((await goOn(context, joining, 'closed')) ?? joining.back);
  if (joining.step === 'claimed' || joining.bonus === null) return toStep(WELCOME_PATH);
  return claim(args, player.username, joining, read);
}

async function claim(args: ActionFunctionArgs, player: string, joining: Joining, read: FormData) {
  const { context } = args;
  const form = await readForm(args, { schema: button, names: [], labels: {} }, read);
  const outcome = await claimOnce(context, player);
  if (outcome.kind !== 'success') return form.failWith(outcome);
  await context.session.update({ trialBonusAmount: null });
  const path = (await goOn(context, joining, 'bonus-claimed')) ?? WELCOME_PATH;
  const message = outcome.message ?? context.translation.t('registration-answers', 'bonusClaimed');
  await context.operator.forgetBalance();
  return context.toasts.redirect(path, { type: 'success', message }, REPLACE_ENTRY);
}

const claimOnce = ({ once, operator }: AppLoadContext, player: string) =>
  once.run(
    `trial-bonus ${player}`,
    () => operator.ask(bonus.definetrialbonus, {}),
    ({ kind }) => (kind === 'success' ? SAME_CLAIM_MS : 0),
  );
