import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { SPORTSBOOKS } from '~/features/betting/addresses/sportsbooks';
import { pageFrom } from '~/lib/page-number';
import { matchPath } from '~/features/betting/addresses/book-address';
import { sportsbook } from '~/upstream/contract/sportsbook';
import { hasCapability } from '~/upstream/has-capability.server';
import { readEvents, viewFrom } from './book-view.server';
import { setsOf, type BookEvent, type Market } from './describe-event.server';

export interface ShownNow {
  readonly odds: Readonly<Record<string, string | null>>;
  /** Clock, the score of each side, and the sets, as the page writes them. */
  readonly live: Readonly<Record<string, readonly (string | number)[]>>;
}

/**
 * Loader of what a page of matches, or of one match, shows now: the odds as plain decimals by event, market and selection, null
 * while a selection is closed; and clock, score and sets of the live matches, by the address of each. It reads what the page
 * reads, so that all who look cost one call.
 */
export async function loadOdds({ request, params, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams;
  if (!(await hasCapability(context, 'bets'))) throw new Response(null, { status: 404 });
  const event = asked.get('event');
  const book = SPORTSBOOKS.find((each) => each === asked.get('book')) ?? 'sports';
  const shown: (readonly [BookEvent, readonly Market[]])[] =
    event === null
      ? (await readEvents(context, viewFrom(book, params, asked), pageFrom(asked.get('page'), 4))).items.map((each) => [
          each,
          each.main ? [each.main] : [],
        ])
      : [await context.content.read(sportsbook.event, { id: event })].map((each) => [each, each.offers]);
  const odds = shown.flatMap(([{ id }, markets]) =>
    markets.flatMap(({ id: market, selections }) =>
      selections.map((selection) => [`${id} ${market} ${selection.id}`, selection.odds] as const),
    ),
  );
  const live = shown.flatMap(([{ id, isLive, clock, score }]) =>
    isLive && score ? [[matchPath(id), [clock ?? '', score.home, score.away, ...setsOf(score)]] as const] : [],
  );
  return json({ odds: Object.fromEntries(odds), live: Object.fromEntries(live) } satisfies ShownNow);
}
