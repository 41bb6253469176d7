import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { SPORTSBOOKS } from '~/features/betting/addresses/sportsbooks';
import { pageFrom } from '~/lib/page-number';
import { sportsbook } from '~/upstream/contract/sportsbook';
import { hasCapability } from '~/upstream/has-capability.server';
import { readEvents, viewFrom } from './book-view.server';
import type { BookEvent, Market } from './describe-event.server';

/**
 * Loader of the odds that a page of matches, or of one match, shows now: plain decimals by event, market and selection, null
 * while a selection is closed. It reads what the page reads, so that all who look cost one call.
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
  return json(Object.fromEntries(odds));
}
