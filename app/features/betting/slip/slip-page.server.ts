import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { pickText, SLIP_PATH, type SlipPick } from '~/features/betting/addresses/book-address';
import { describeForm } from '~/forms/describe-form.server';
import { dataResponse } from '~/lib/buffered-response.server';
import { requirePlayIsOn } from '~/session/paused-play.server';
import { failurePage } from '~/upstream/failure-page.server';
import { kindsFor } from './bet-kind';
import { betRules } from './bet-rules.server';
import { kindName } from './kind-name.server';
import { askQuote, describeQuote } from './quote.server';
import { typedIn } from './slip-address';
import { readSlip } from './slip.server';
import { withTicks } from './ticks';
import { findWallets } from './wallets.server';

/** Loader of the slip, of an operator with the capability `bets`. */
export async function loadSlip({ request, context }: LoaderFunctionArgs) {
  requirePlayIsOn(context);
  const { page, player } = context;
  const { translation } = page;
  const address = new URL(request.url).searchParams;
  const stored = readSlip(player).map(pickText);
  // With what a guest ticked before the login. The form has it: an address changes no slip.
  const { picks } = withTicks(readSlip(player), address);
  const [wallets, slip] = await Promise.all([
    findWallets(context),
    picks.length === 0 ? null : readQuote(context, picks),
  ]);
  return dataResponse({
    copy: translation.copy('slip'),
    form: describeForm(translation, betRules(translation), (await player.draft.find()) ?? typedIn(address)),
    action: SLIP_PATH,
    kinds: kindsFor(picks.length).map((value) => ({ value, label: kindName(translation, value, picks.length) })),
    wallets,
    slip,
    /** Those that are not stored yet. */
    offered: picks.map(pickText).filter((pick) => !stored.includes(pick)),
  });
}

async function readQuote(context: AppLoadContext, picks: readonly SlipPick[]) {
  const [kind = 'single'] = kindsFor(picks.length);
  const quote = await askQuote(context, picks, kind);
  if (quote.kind !== 'success') throw failurePage(quote);
  return describeQuote(context, picks, quote.data);
}
