import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { encode } from 'uqr';
import { z } from 'zod';
import { describeForm } from '~/forms/describe-form.server';
import { explainFailure } from '~/forms/explain-failure.server';
import { showFailure } from '~/forms/show-failure.server';
import { readForm } from '~/forms/read-form.server';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import { requirePlayer } from '~/session/require-player.server';
import { security } from '~/upstream/contract/security';
import type { Journey } from '~/session/journeys.server';
import { setUpRules, turnOffRules } from './security-rules.server';
import { sendCode } from './send-code.server';

const HERE = '/dashboard/security/two-factor';
const BACK = '/dashboard/security';

/** Their page does not ask whether the factor is on: a failure would hide the recovery codes, which are shown once. */
const turnedOnBy = new WeakSet<AppLoadContext>();

/** Loader of the page that turns the second factor on or off. The secret of a set-up is shown until a code confirms it. */
export async function loadTwoFactor({ context }: LoaderFunctionArgs) {
  const { username } = requirePlayer({ context });
  const { translation } = context.page;
  const shared = { copy: translation.copy('security'), username };
  const isOn = turnedOnBy.has(context) || (await context.operator.read(security.status, {})).totp;
  if (isOn)
    return json({ ...shared, step: 'off', form: describeForm(translation, turnOffRules(translation)) } as const);
  const setup = await findSetup(context);
  if (!setup) return json({ ...shared, step: 'begin' } as const);
  return json({
    ...shared,
    step: 'confirm',
    form: describeForm(translation, setUpRules(translation)),
    qr: drawQrCode(setup.otpauthUri),
    /** Opens the app of a phone that shows this page. The scheme is checked by the contract. */
    otpauthUri: setup.otpauthUri,
    secret: setup.secret.match(/.{1,4}/g)?.join(' ') ?? '',
  } as const);
}

export async function submitTwoFactor(args: ActionFunctionArgs) {
  const { form } = args.context.page;
  if (form.get('intent') === 'begin') return begin(args);
  return form.get('intent') === 'off' ? turnOff(args) : confirm(args);
}

async function begin({ context }: ActionFunctionArgs) {
  const outcome = await context.operator.ask(security.totpbegin, {});
  if (outcome.kind !== 'success') return showFailure(context, BACK, explainFailure(outcome, context.page.translation));
  await keepSetup(context, outcome.data);
  return replaceWith(HERE);
}

async function confirm({ context }: ActionFunctionArgs) {
  const form = await readForm({ context }, setUpRules(context.page.translation));
  if (!form.value) return form.invalid();
  const sent = await sendCode(context, form, security.totpconfirm, form.value, { endsOthers: true });
  if (!sent.data) return sent.failed;
  endSetup(context);
  turnedOnBy.add(context);
  return json({ recoveryCodes: sent.data.recoveryCodes });
}

async function turnOff({ context }: ActionFunctionArgs) {
  const { t } = context.page.translation;
  const form = await readForm({ context }, turnOffRules(context.page.translation));
  if (!form.value) return form.invalid();
  const sent = await sendCode(context, form, security.totpdisable, form.value);
  if ('failed' in sent) return sent.failed;
  return replaceWithMessage(context, BACK, sent.message ?? t('security-server', 'turnedOff'));
}

/** The width of the white margin that readers need, in modules. */
const QUIET_ZONE = 4;

function drawQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}

/** A set-up of an authenticator app that no code has confirmed. The secret is sealed, and shown on one page only. */
const setup = z.object({ secret: z.string(), otpauthUri: z.string() });
type Setup = z.output<typeof setup>;

const journey: Journey<Setup> = { name: 'factor-setup', seconds: 10 * 60, state: setup };

type Context = Pick<AppLoadContext, 'player'>;

const ownerOf = ({ player }: Context) => player.session.player?.id ?? '';

const findSetup = (context: Context): Promise<Setup | null> => context.player.journeys.find(journey, ownerOf(context));

const keepSetup = (context: Context, { secret, otpauthUri }: Setup): Promise<void> =>
  context.player.journeys.keep(journey, ownerOf(context), { secret, otpauthUri });

const endSetup = ({ player }: Context): void => player.journeys.end(journey);
