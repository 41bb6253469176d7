import type { AppLoadContext } from '@remix-run/node';
import { byLocale } from '~/lib/by-locale';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { formatWithSymbol } from '~/lib/money';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import type { CallData } from '~/upstream/contract/call';
import { transaction } from '~/upstream/contract/transaction';

export type Winner = ReturnType<ReturnType<typeof toWinner>>;

const COUNT = 40;

const MAX_NAME_LENGTH = 200;

const NONE: readonly Winner[] = [];

/** The largest recent wins; empty when the operator has none. */
export async function findTopWinners({ content, page: { translation } }: AppLoadContext): Promise<readonly Winner[]> {
  const winners = await content.find(transaction.topwinners, { isLive: false, count: COUNT });
  return winners === null ? NONE : winnersIn(translation.locale)(winners);
}

type Winners = CallData<typeof transaction.topwinners>;

const winnersIn = byLocale((locale) =>
  memoizeByIdentity((winners: Winners) => winners.slice(0, COUNT).map(toWinner(locale))),
);

const toWinner =
  (locale: string) =>
  ({ image, game, name, amount, currencySymbol }: Winners[number]) => ({
    image: safeAddress(image),
    game: shorten(game, MAX_NAME_LENGTH),
    name: shorten(name, MAX_NAME_LENGTH),
    amount: formatWithSymbol(amount, locale, currencySymbol),
  });
