import type { AppLoadContext } from '@remix-run/node';
import { gameAddress } from '~/features/play/game-address/encode-game';
import { categoryName } from '~/features/play/lobby/filters.server';
import { gamesByCode } from '~/features/play/lobby/games-by-code';
import { listLobbies, type AllLobbies } from '~/features/play/lobby/list-lobbies.server';
import { LOBBIES } from '~/features/play/lobby/lobby';
import { lobbyAddress, WHOLE } from '~/features/play/lobby/lobby-view';
import { formatNumber } from '~/lib/format-number';
import type { Bonus } from './is-active';

export type GameLinks = Awaited<ReturnType<typeof findGameLinks>>;
export type CountedGames = ReturnType<GameLinks['countedGames']>[number];

/** Leads from the operator's codes to games and lobby categories. The lists of games come from the content cache. */
export async function findGameLinks({ content, page }: Pick<AppLoadContext, 'content' | 'page'>) {
  const { t, locale } = page.translation;
  const all = await listLobbies(content);
  const shareOf = (percent: number) => t('bonuses-server', 'share', { percent: formatNumber(String(percent), locale) });
  return {
    /** The games that count for a bonus, as the operator lists them; none where it says nothing. */
    countedGames({ categoryCode, contributions }: Pick<Bonus, 'categoryCode' | 'contributions'>) {
      if (contributions && contributions.length > 0) {
        return contributions.map(({ label, percent, categoryCode: code }) => ({
          label,
          /** How much of a stake counts, in the language of the page; null where it is not said. */
          share: shareOf(percent),
          /** The games in a lobby; null where no lobby has them. */
          href: (code && findCategory(code, all)?.href) ?? null,
        }));
      }
      const category = categoryCode ? findCategory(categoryCode, all) : null;
      if (!category) return [];
      const { label, href } = category;
      return [{ label: label === null ? t('bonuses-server', 'theseGames') : label(t), share: null, href }];
    },
    /** The names of the games whose stakes count in full, one after the other; empty where there are none. */
    countedInFull: ({ contributions }: Pick<Bonus, 'contributions'>) =>
      (contributions ?? [])
        .filter(({ percent }) => percent === 100)
        .map(({ label }) => label)
        .join(', '),
    /** A game whose stakes count most, with its page; null where no lobby has it, or the operator does not say it. */
    gameThatCounts({ freeSpins, categoryCode, contributions }: Bonus) {
      const codes =
        contributions && contributions.length > 0
          ? contributions
              .filter(({ percent }) => percent > 0)
              .toSorted((one, other) => other.percent - one.percent)
              .map(({ categoryCode: code }) => code)
          : [categoryCode];
      const games = codes.map((code) => (code ? firstGameIn(code, all) : undefined));
      const spun = freeSpins && freeSpins.left > 0 ? gamesByCode([freeSpins.gameCode], all.games)[0] : undefined;
      const game = spun ?? games.find((one) => one !== undefined);
      return game ? { name: game.name, href: gameAddress(game) } : null;
    },
    gameOf(code: string) {
      const [game] = gamesByCode([code], all.games);
      return game ? { name: game.name, href: gameAddress(game) } : null;
    },
  };
}

function firstGameIn(code: string, { lobbies }: AllLobbies) {
  const whole = lobbies.find(({ lobby }) => lobby === code);
  if (whole) return whole.games[0];
  for (const { games, categories } of lobbies) {
    const slugs = categories.find((category) => category.slugs.includes(code))?.slugs;
    const game = slugs && games.find((one) => one.categories?.some((slug) => slugs.includes(slug)));
    if (game) return game;
  }
  return undefined;
}

type Translate = AppLoadContext['page']['translation']['t'];

/** The place of a category among the lobbies. Without a label it is a whole lobby. */
function findCategory(
  code: string,
  { lobbies }: AllLobbies,
): { readonly href: string; readonly label: ((t: Translate) => string) | null } | null {
  const whole = LOBBIES.find((lobby) => lobby === code);
  if (whole) return { href: `/casino/${whole}`, label: null };
  for (const { lobby, categories } of lobbies) {
    const category = categories.find(({ slugs }) => slugs.includes(code));
    if (category)
      return {
        href: lobbyAddress(`/casino/${lobby}`, { ...WHOLE, category: category.slug }),
        label: (t) => categoryName(category, t),
      };
  }
  return null;
}
