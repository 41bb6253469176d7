import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { gameKey } from '~/features/play/lobby/game-key';
import { formatMoney } from '~/lib/money';
import { capabilitiesOf } from '~/upstream/capabilities';
import { casino } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';

/** Loader of the amounts of all jackpots, as JSON. 404 of an operator without them. */
export async function loadJackpots({ context }: LoaderFunctionArgs) {
  const bootstrap = await context.content.find(cms.grouped, {});
  if (!capabilitiesOf(bootstrap).has('lobby-detail')) throw new Response(null, { status: 404 });
  return json(await findJackpots(context));
}

/** The amounts of the jackpots as money, by `gameKey`. Empty while they cannot be read. */
export async function findJackpots({
  content,
  page: { translation },
}: AppLoadContext): Promise<Readonly<Record<string, string>>> {
  const jackpots = (await content.find(casino.jackpots, {})) ?? [];
  const entries = jackpots.map((each) => [gameKey(each), formatMoney(each.amount, translation.locale)]);
  return Object.fromEntries(entries) as Record<string, string>;
}
