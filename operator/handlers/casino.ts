import { foldText } from '~/lib/fold-text';
import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import { accept, requireCapability, refuse, type CallContext, type GroupHandlers } from '../call-handler';
import { findGame, games, tilePath } from '../catalogue/catalogue';
import { detailOf, jackpotOf } from '../catalogue/detail';
import type { CatalogueGame } from '../catalogue/game';
import { refuseByLimit } from '../limits/limit-texts';
import { contentLocale, localeFrom, translate, type ContentLocale, type Locale } from '../messages';
import { toDecimal } from '../money';
import { openGame, type LaunchRequest } from '../play/launch';
import { rulesText } from '../third-parties/games/texts';
import { escapeHtml } from '../markup';
import { fromUtcTime, toUtcTime } from '../utc-time';

type Item = Extract<CallAnswerData<Contract['casino']['games']>[number], { gameCode: unknown }>;

export const casinoHandlers: GroupHandlers<'casino'> = {
  games(input, { capabilities, locale }) {
    const detailsIn = capabilities.has('lobby-detail') ? contentLocale(locale) : null;
    if ('systemCategory' in input) {
      const { systemCategory } = input;
      const listed = games.filter(({ categories }) => categories.some((slug) => slug === systemCategory));
      return accept(listed.map((game) => toItem(game, detailsIn)));
    }
    const { live, search, skip, take } = input;
    const found = searchGames(search).filter(({ isLive }) => isLive === live);
    return accept(found.slice(skip, skip + take).map((game) => toItem(game, detailsIn)));
  },

  search({ search, skip, take }, { capabilities, locale }) {
    requireCapability({ capabilities }, 'lobby-detail');
    return accept(
      searchGames(search)
        .slice(skip, skip + take)
        .map((game) => toItem(game, contentLocale(locale))),
    );
  },

  jackpots(_input, { capabilities }) {
    requireCapability({ capabilities }, 'lobby-detail');
    const now = Date.now();
    return accept(
      games.flatMap((game) => {
        const jackpot = jackpotOf(game, now);
        return jackpot ? [{ gameCode: game.gameCode, mainProviderId: game.studio.id, amount: jackpot.amount }] : [];
      }),
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
    const isWallet = context.capabilities.has('bonus-wallet');
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
        ...(isWallet && { bonusAmount: toDecimal(movement.bonusMinor) }),
        createdAt: toUtcTime(movement.createdAt),
      };
    });
    return accept({ total: gameRounds.countMovements(player.id, filter), items });
  },

  dtlaunchurl: ({ code, demo }, context) => launch({ integration: 'dt', gameCode: code, demo }, context),

  emlaunchurl: ({ code, productId, demo }, context) =>
    launch({ integration: 'em', gameCode: code, demo, matches: (game) => game.productId === productId }, context),

  amusnetlaunchurl: ({ code, demo }, context) => launch({ integration: 'amusnet', gameCode: code, demo }, context),

  egtlaunchurl: ({ gameCode, language, lobbyUrl, demo }, context) =>
    launch({ integration: 'egt', gameCode, demo, locale: contentLocale(localeFrom(language)), lobbyUrl }, context),

  hub88launchurl: ({ gameCode, language, lobbyUrl, demo }, context) =>
    launch({ integration: 'hub88', gameCode, demo, locale: contentLocale(localeFrom(language)), lobbyUrl }, context),

  softgamingslaunchurl({ system, pageCode, demo }, context) {
    const request = {
      integration: 'softgamings',
      gameCode: pageCode,
      demo,
      matches: (game: CatalogueGame) => game.system === system,
    } as const;
    const opened = launch(request, context);
    if (!opened.success) return opened;
    return accept(launchPage(opened.data, findGame(pageCode)?.title ?? pageCode, context.locale));
  },
};

function launch(
  {
    demo = false,
    ...request
  }: Omit<LaunchRequest, 'sessionId' | 'locale'> &
    Partial<Pick<LaunchRequest, 'locale'>> & { demo?: boolean | undefined },
  context: CallContext,
) {
  const { limits, locale } = context;
  const isDemo = demo && context.capabilities.has('lobby-detail');
  const session = isDemo ? context.store.sessions.find(context.token ?? '') : context.requireSession();
  // Play money needs no limit, but a paused player plays nothing.
  const refusal =
    session && (isDemo ? limits.exclusionRefusal(session.playerId) : limits.playRefusal(session.playerId, 0));
  if (refusal) return refuseByLimit(refusal, limits.policy, locale);
  const sessionId = isDemo ? null : (session?.id ?? null);
  const gameUrl = openGame({ locale: contentLocale(locale), ...request, sessionId }, context);
  return gameUrl === null ? refuse(translate(locale, 'noSuchGame')) : accept(gameUrl);
}

const foldedGames = games.map((game) => ({ game, title: foldText(game.title), studio: foldText(game.studio.name) }));

/**
 * Searches the games: titles that start with the text first, then titles that contain it, then studios that contain it.
 * An empty text matches every game.
 */
function searchGames(search: string): CatalogueGame[] {
  const words = foldText(search);
  const begin = foldedGames.filter(({ title }) => title.startsWith(words));
  const hold = foldedGames.filter(({ title }) => !title.startsWith(words) && title.includes(words));
  const byStudio = foldedGames.filter(({ title, studio }) => !title.includes(words) && studio.includes(words));
  return [...begin, ...hold, ...byStudio].map(({ game }) => game);
}

/** @param detailsIn the language of the details; null without details */
function toItem(game: CatalogueGame, detailsIn: ContentLocale | null): Item {
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
    ...(detailsIn && { ...detailOf(game), rules: rulesText(game, detailsIn) }),
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
<p><a href="${escapeHtml(gameUrl)}">${escapeHtml(translate(locale, 'openGame', { game: title }))}</a></p>
</div>
<script>location.replace(${address});</script>`;
}
