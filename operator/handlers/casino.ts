import { foldText } from '~/lib/fold-text';
import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import { accept, refuse, type CallContext, type GroupHandlers } from '../call-handler';
import { findGame, games, tilePath } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import { escapeXml } from '../media/draw';
import { localeFrom, translate, type Locale } from '../messages';
import { toDecimal } from '../money';
import { openGame, type LaunchRequest } from '../play/launch';
import { fromUtcTime, toUtcTime } from '../utc-time';

type Item = Extract<CallAnswerData<Contract['casino']['games']>[number], { gameCode: unknown }>;

/** The lobby's items by category. Cached for good: the catalogue does not change while the operator runs. */
const itemsByCategory = new Map<string, Item[]>();
for (const game of games) {
  for (const slug of game.categories) itemsByCategory.set(slug, [...(itemsByCategory.get(slug) ?? []), toItem(game)]);
}

export const casinoHandlers: GroupHandlers<'casino'> = {
  games(input) {
    if ('systemCategory' in input) {
      return accept(itemsByCategory.get(input.systemCategory) ?? []);
    }
    const { live, search, skip, take } = input;
    return accept(
      searchGames(search, live)
        .slice(skip, skip + take)
        .map(toItem),
    );
  },

  togglefavorite({ code, providerId }, context) {
    const player = context.requirePlayer();
    const game = findGame(code);
    if (!game || String(game.studio.id) !== String(providerId)) return refuse(translate(context.locale, 'noSuchGame'));
    const isFavourite = context.store.transaction(() => context.store.favourites.toggle(player.id, code));
    return accept({ isFavourite }, translate(context.locale, isFavourite ? 'favouriteAdded' : 'favouriteRemoved'));
  },

  favorites(_input, context) {
    return accept(context.store.favourites.list(context.requirePlayer().id));
  },

  history({ result, from, to, skip, take }, context) {
    const player = context.requirePlayer();
    const { gameRounds } = context.store;
    const [start, end] = [from, to].map((moment) => (moment === undefined ? undefined : fromUtcTime(moment)));
    if (start === null || end === null) return refuse(translate(context.locale, 'badRequest'));
    const filter = { result, from: start ?? 0, until: end ?? Number.MAX_SAFE_INTEGER };
    const items = gameRounds.listMovements(player.id, filter, { skip, take }).map((movement) => {
      const game = findGame(movement.gameCode);
      return {
        id: movement.id,
        game: game?.title ?? movement.gameCode,
        provider: game?.studio.name ?? '',
        result: movement.result,
        amount: toDecimal(movement.amountMinor),
        balanceAfter: toDecimal(movement.balanceAfterMinor),
        createdAt: toUtcTime(movement.createdAt),
      };
    });
    return accept({ total: gameRounds.countMovements(player.id, filter), items });
  },

  dtlaunchurl: ({ code }, context) => launch({ integration: 'dt', gameCode: code }, context),

  emlaunchurl: ({ code, productId }, context) =>
    launch({ integration: 'em', gameCode: code, matches: (game) => game.productId === productId }, context),

  amusnetlaunchurl: ({ code }, context) => launch({ integration: 'amusnet', gameCode: code }, context),

  egtlaunchurl: ({ gameCode, language, lobbyUrl }, context) =>
    launch({ integration: 'egt', gameCode, locale: localeFrom(language), lobbyUrl }, context),

  hub88launchurl: ({ gameCode, language, lobbyUrl }, context) =>
    launch({ integration: 'hub88', gameCode, locale: localeFrom(language), lobbyUrl }, context),

  softgamingslaunchurl({ system, pageCode }, context) {
    const request = {
      integration: 'softgamings',
      gameCode: pageCode,
      matches: (game: CatalogueGame) => game.system === system,
    } as const;
    const opened = launch(request, context);
    if (!opened.success) return opened;
    return accept(launchPage(opened.data, findGame(pageCode)?.title ?? pageCode, context.locale));
  },
};

function launch(
  request: Omit<LaunchRequest, 'sessionId' | 'locale'> & Partial<Pick<LaunchRequest, 'locale'>>,
  context: CallContext,
) {
  const { id: sessionId } = context.requireSession();
  const gameUrl = openGame({ locale: context.locale, ...request, sessionId }, context);
  return gameUrl === null ? refuse(translate(context.locale, 'noSuchGame')) : accept(gameUrl);
}

const foldedGames = games.map((game) => ({ game, title: foldText(game.title), studio: foldText(game.studio.name) }));

/**
 * Searches the games: titles that start with the text first, then titles that contain it, then studios that contain it.
 * An empty text matches every game.
 */
function searchGames(search: string, live: boolean): CatalogueGame[] {
  const words = foldText(search);
  const candidates = foldedGames.filter(({ game }) => game.isLive === live);
  const begin = candidates.filter(({ title }) => title.startsWith(words));
  const hold = candidates.filter(({ title }) => !title.startsWith(words) && title.includes(words));
  const byStudio = candidates.filter(({ title, studio }) => !title.includes(words) && studio.includes(words));
  return [...begin, ...hold, ...byStudio].map(({ game }) => game);
}

function toItem(game: CatalogueGame): Item {
  return {
    gameCode: game.gameCode,
    mainProviderId: game.studio.id,
    name: game.title,
    providerName: game.studio.name,
    image: tilePath(game),
    system: game.system,
    productId: game.productId,
    isLive: game.isLive,
    isNew: game.isNew,
    categories: [...game.categories],
  };
}

/**
 * The HTML that integration F answers instead of a URL. Its script opens the game in the document that contains it. The
 * script replaces the location instead of inserting a frame: only the site may frame the game, and a sandboxed document
 * in between has an opaque origin. The link is for readers without scripts.
 */
function launchPage(gameUrl: string, title: string, locale: Locale): string {
  // Escaped, because `</script>` in a URL would end the script.
  const address = JSON.stringify(gameUrl).replace(/</g, '\\u003c');
  return `<div class="game-launch" lang="${locale}">
<p><a href="${escapeXml(gameUrl)}">${escapeXml(translate(locale, 'openGame', { game: title }))}</a></p>
</div>
<script>location.replace(${address});</script>`;
}
