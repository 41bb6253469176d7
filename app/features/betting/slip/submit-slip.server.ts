import { json, type ActionFunctionArgs, type AppLoadContext } from '@remix-run/node';
import { AMOUNT_FIELD, SLIP_PATH, parsePick, pickText, type SlipPick } from '~/features/betting/addresses/book-address';
import { readForm, type ReadForm } from '~/forms/read-form.server';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import type { KeepsPage } from '~/forms/send-form';
import { readAmount } from '~/lib/read-number';
import { requirePlayIsOn } from '~/session/paused-play.server';
import { requirePlayer } from '~/session/require-player.server';
import { asksForCode, type Intent, type IntentScope, type PaymentOutcome } from '~/payments/payment-intents.server';
import { multiplyDecimals } from '~/lib/decimal';
import { formatMoney } from '~/lib/money';
import { betPath, BETS_PATH, SENT_PARAM } from '~/features/betting/addresses/bets-path';
import { kindsFor } from './bet-kind';
import { betRules, type BetValues } from './bet-rules.server';
import { decideBet, type BetState } from './decide-bet';
import { placeBet, type BetOrder } from './place-bet.server';
import { askQuote, describeQuote, withOdds } from './quote.server';
import { kindName } from './kind-name.server';
import { slipWith } from './slip-address';
import { slipStateOf, type SlipState } from './slip-bar.server';
import { readSlip, writeSlip } from './slip.server';
import { findWallets } from './wallets.server';
import { MOST_PICKS, picksFrom, withoutPick, withTicks } from './ticks';

/** Takes what is ticked on a page, removes a pick, shows the bet for a review, or places it, by the button that was pressed. */
export async function submitSlip(args: ActionFunctionArgs) {
  const { context } = args;
  requirePlayer(args);
  requirePlayIsOn(context);
  const { form } = context.page;
  if (form.has('drop')) return removePick(context);
  switch (form.get('intent')) {
    case 'add':
      return addPicks(context);
    case 'place':
      return place(args);
    case 'edit':
      return replaceWith(slipWith(form));
    default:
      return review(args);
  }
}

/** The answer to a page's form of prices: the slip, which scripts show in that page and others as their next one. */
export interface AddedPicks extends KeepsPage {
  readonly added: SlipState & { readonly message: string | null };
}

function addPicks(context: AppLoadContext) {
  const { page, player } = context;
  const { picks, isFull } = withTicks(readSlip(player), page.form);
  writeSlip(player, picks);
  const message = isFull ? page.translation.t('slip-server', 'full', { count: MOST_PICKS }) : null;
  return json({ keepsPage: true, added: { ...slipStateOf(context), message } } satisfies AddedPicks);
}

function removePick({ page, player }: AppLoadContext) {
  const pick = parsePick(page.form.get('drop'));
  if (pick) writeSlip(player, withoutPick(withTicks(readSlip(player), page.form).picks, pick));
  return replaceWith(slipWith(page.form));
}

const scopeOf = ({ player }: AppLoadContext): IntentScope => ({
  sessionId: player.session.player?.id ?? '',
  subject: 'bet',
});

type BetForm = ReadForm<BetValues>;

/** The bet that a form asks for; an answer where a field is wrong. */
function orderOf({ page }: AppLoadContext, form: BetForm, picks: readonly SlipPick[]) {
  if (!form.value) return { answer: form.invalid() };
  const { t, locale } = page.translation;
  const { kind: asked, stake, accept, wallet } = form.value;
  const kind = kindsFor(picks.length).find((each) => asked === undefined || each === asked);
  if (!kind) return { answer: form.failField('kind', t('slip-server', 'wrongKind')) };
  const read = readAmount(stake, locale);
  if (!read.ok) return { answer: form.failField('stake', t('slip-server', 'wrongStake')) };
  const only = wallet === 'any' ? {} : { wallet };
  return { order: { kind, picks, stake: read.decimal, accept, ...only, code: null } satisfies BetOrder };
}

async function review(args: ActionFunctionArgs) {
  const { context } = args;
  const form = await readForm(args, betRules(context.page.translation), withPressedAmount(context.page.form));
  const { picks } = withTicks(readSlip(context.player), context.page.form);
  if (picks.length === 0) return replaceWith(SLIP_PATH);
  const { order, answer } = orderOf(context, form, picks);
  return order ? showReview(context, form, order, { message: null }) : answer;
}

/** The form with the amount that was pressed in place of the typed one. */
function withPressedAmount(form: FormData): FormData {
  const amount = form.get(AMOUNT_FIELD);
  if (amount !== null) form.set('stake', amount);
  return form;
}

interface Why {
  /** What the operator says of a bet that it did not take; null before it is sent. */
  readonly message: string | null;
  /** The operator asks for the player's code: the bet, its intent and its odds stay. */
  readonly code?: { readonly intent: Intent; readonly isWrong: boolean };
}

/** The bet as it will be placed, at the odds of now. */
async function showReview(context: AppLoadContext, form: BetForm, order: BetOrder, { message, code }: Why) {
  const { translation } = context.page;
  const { t, locale } = translation;
  const quote = await askQuote(context, order.picks, order.kind, order.stake);
  if (quote.kind !== 'success') return form.failWith(quote, t('slip-server', 'notSent'));
  const described = describeQuote(context, order.picks, quote.data);
  if (!code && !described.canBePlaced) return form.fail(409, message || t('slip-server', 'cannotBePlaced'));
  if (!code && quote.data.pays === null)
    return message
      ? form.fail(409, message)
      : form.failField('stake', t('slip-server', 'stakeRange', { range: described.range }));
  const picks = code ? order.picks : withOdds(order.picks, quote.data);
  if (!code) writeSlip(context.player, picks);
  const hint = t('forms-server', 'factorCodeHint');
  return json(
    {
      review: {
        ...described,
        message: code ? null : message,
        code: code
          ? {
              label: t('forms-server', 'factorCode'),
              hint: code.isWrong ? hint : message || hint,
              error: code.isWrong ? message || t('forms-server', 'factorCodeWrong') : null,
            }
          : null,
        stake: stakeText(order, locale),
        kind: kindName(translation, order.kind, picks.length),
        wallet: order.wallet
          ? ((await findWallets(context)).find(({ value }) => value === order.wallet)?.label ?? null)
          : null,
        fields: {
          intentId: code ? code.intent.sealed : await context.payments.intents.issue(scopeOf(context)),
          kind: order.kind,
          stake: form.value?.stake ?? order.stake,
          accept: order.accept,
          wallet: order.wallet ?? 'any',
          picks: picks.map(pickText),
        },
      },
    },
    { status: message === null || (code && !code.isWrong) ? 200 : code ? 400 : 409 },
  );
}

/** For several singles it also says how many times the stake is taken. */
function stakeText({ kind, picks: { length }, stake }: BetOrder, locale: string): string {
  const each = formatMoney(stake, locale);
  if (kind !== 'single' || length === 1) return each;
  return `${length} × ${each} = ${formatMoney(multiplyDecimals(stake, String(length)), locale)}`;
}

async function place(args: ActionFunctionArgs) {
  const { context } = args;
  const { page, payments } = context;
  const form = await readForm(args, betRules(page.translation));
  const picks = picksFrom(page.form.getAll('picked')).slice(0, MOST_PICKS);
  const { order: typed, answer } = orderOf(context, form, picks);
  const code = page.form.get(CODE_FIELD);
  const order = typed && { ...typed, code: typeof code === 'string' && code.trim() !== '' ? code.trim() : null };
  const intent = await payments.intents.open(page.form.get('intentId'), scopeOf(context));
  const fingerprint = payments.intents.fingerprint([typed, page.form.getAll('picked')]);
  let earlier = intent && (await payments.intents.find(intent.id));
  let sent: PaymentOutcome | 'claimed' | null = null;
  for (;;) {
    const decision = decideBet({
      intent: intent === null ? 'none' : intent.isFresh ? 'fresh' : 'expired',
      earlier: earlier && { isSameBet: earlier.formFingerprint === fingerprint, state: stateOf(earlier.outcome) },
      isValid: order !== undefined,
      hasCode: order?.code != null,
      sent: sent === null || sent === 'claimed' ? sent : stateOf(sent),
    });
    if (decision === 'wrong-input' || !order) return answer;
    if (decision === 'stale' || !intent) return form.fail(409, page.translation.t('slip-server', 'stale'));
    if (decision === 'send') {
      sent = (await placeBet(context, order, intent, fingerprint)) ?? 'claimed';
      if (sent === 'claimed') earlier = await payments.intents.find(intent.id);
      continue;
    }
    const outcome = sent !== null && sent !== 'claimed' ? sent : earlier?.outcome;
    if (decision === 'receipt') return leadToBet(context, outcome, intent, order);
    const message = outcome?.kind === 'refused' ? outcome.message : '';
    const code = { intent, isWrong: order.code !== null };
    return showReview(context, form, order, { message, ...(decision === 'ask-code' && { code }) });
  }
}

const CODE_FIELD = 'code';

const stateOf = (outcome: PaymentOutcome): BetState => (asksForCode(outcome) ? 'code-asked' : outcome.kind);

/** An unknown bet is not offered again: the list says whether the operator has it. */
function leadToBet(
  context: AppLoadContext,
  outcome: PaymentOutcome | undefined,
  intent: Intent,
  { kind, picks: { length: count } }: BetOrder,
) {
  writeSlip(context.player, []);
  if (outcome?.kind !== 'accepted') return replaceWith(`${BETS_PATH}?${SENT_PARAM}=${encodeURIComponent(intent.id)}`);
  return kind === 'single' && count > 1
    ? replaceWithMessage(context, BETS_PATH, context.page.translation.t('bets-server', 'accepted', { count }))
    : replaceWith(betPath(outcome.receipt));
}
