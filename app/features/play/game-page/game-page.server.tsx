import { json, redirect, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { findFavourites } from '~/features/play/favourites/find-favourites.server';
import { demoAddress, encodeGame, gameAddress } from '~/features/play/game-address/encode-game';
import { lobbyOf } from '~/features/play/games/find-game.server';
import { findRequestedGame } from '~/features/play/games/requested-game.server';
import { featureName } from '~/features/play/lobby/feature-name.server';
import { listLobby } from '~/features/play/lobby/list-games.server';
import type { Lobby } from '~/features/play/lobby/lobby';
import { ownTiles, starsAmong } from '~/features/play/lobby/tile-regions.server';
import { TileRow } from '~/features/play/lobby/tile-row';
import { toTile } from '~/features/play/lobby/tile.server';
import { describePause } from '~/features/protection/player-limits/describe-pause.server';
import { dataResponse } from '~/lib/buffered-response.server';
import type { Game } from '~/upstream/contract/casino';
import { gameFacts } from './game-facts.server';
import { similarGames } from './similar-games';

const SIMILAR_GAMES = 10;

/** Another spelling of the address redirects to the one that links use. 404 for an address without a game. */
export async function loadGamePage({ params, context }: LoaderFunctionArgs) {
  const { translation, zone } = context.page;
  const requested = await findRequestedGame(context, params['*']);
  if (!requested.game) {
    const copy = translation.copy('games');
    const text = requested.status === 400 ? copy.badGame : copy.unknownGame;
    return json({ kind: 'missing', copy, text } as const, { status: 404 });
  }
  const { game } = requested;
  const tile = toTile(game);
  if (params['*'] !== encodeGame(tile)) throw redirect(gameAddress(tile), 301);

  const lobby = lobbyOf(game);
  const [similar, favourites] = await Promise.all([findSimilar(context, game, lobby), findFavourites(context)]);
  const copy = translation.copy('game-page');
  const facts = gameFacts(game, { copy, locale: translation.locale, zone });
  const returns = facts.find(({ name }) => name === copy.rtp);
  const { stars, list, scope } = starsAmong(context, favourites, [game, ...similar]);
  return dataResponse({
    kind: 'game' as const,
    copy,
    ...scope,
    /** Until when play is paused; null while it is on. */
    paused: describePause(context),
    tile,
    isLive: game.isLive === true,
    /** Where the game is played with play money; null when it is not offered. */
    demo: game.demo === true ? demoAddress(tile) : null,
    lobby: { href: lobby, label: translation.t('lobby', `${slugOf(lobby)}Title`) },
    facts,
    features: (game.features ?? []).map((feature) => featureName(feature, translation)),
    rules: game.rules?.trim() || null,
    similar:
      similar.length === 0
        ? null
        : ownTiles(context, stars, <TileRow id="similar" title={copy.similar} tiles={similar.map(toTile)} {...list} />),
    title: tile.name,
    href: gameAddress(tile),
    image: tile.image,
    /** The text for search engines. Without a return to player: the page's general text. */
    summary: returns && translation.t('game-page', 'summary', { name: namesOf(tile), rtp: returns.value }),
  });
}

const slugOf = (lobby: string) => lobby.slice('/casino/'.length) as Lobby;

async function findSimilar({ content }: AppLoadContext, game: Game, lobby: string): Promise<readonly Game[]> {
  const { games } = await listLobby(content, slugOf(lobby));
  return similarGames(game, games, SIMILAR_GAMES);
}

const namesOf = ({ name, provider }: ReturnType<typeof toTile>) => [name, provider].filter(Boolean).join(', ');
