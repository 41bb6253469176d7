import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { findFavourites } from '~/features/play/favourites/find-favourites.server';
import { providerAddress } from '~/features/play/game-address/encode-game';
import { detailedTiles, hotGamesOf } from '~/features/play/lobby/detailed-tile.server';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { lobbyAddress, WHOLE } from '~/features/play/lobby/lobby-view';
import { ownTiles, starsAmong } from '~/features/play/lobby/tile-regions.server';
import { TileRow } from '~/features/play/lobby/tile-row';
import { dataResponse } from '~/lib/buffered-response.server';
import { foldText } from '~/lib/fold-text';
import type { Game } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';
import { failurePage } from '~/upstream/failure-page.server';
import { logosIn } from '~/upstream/logos';
import { siteOptions } from '~/upstream/site-options';

const GAMES = 10;

/** Another spelling of the name redirects to the operator's. 404 for a name that no game has. */
export async function loadGameProvider({ params, context }: LoaderFunctionArgs) {
  const { content, page } = context;
  const { t } = page.translation;
  const asked = params['provider'] ?? '';
  const [bootstrap, favourites, { lobbies, games, isPartial }] = await Promise.all([
    content.find(cms.grouped, {}),
    findFavourites(context),
    listLobbies(content),
  ]);
  const names = new Set(games.flatMap(({ providerName }) => providerName ?? []));
  const name = names.has(asked) ? asked : [...names].find((each) => foldText(each) === foldText(asked));
  if (name === undefined) {
    // A list that could not be read may have games of the provider.
    if (isPartial) throw failurePage({ kind: 'unavailable' });
    throw new Response(null, { status: 404 });
  }
  if (name !== asked) throw redirect(providerAddress(name), 301);

  const isOwn = ({ providerName }: Game) => providerName === name;
  const own = games.filter(isOwn);
  const { stars, list, scope } = starsAmong(context, favourites, own);
  const logo = logosIn(siteOptions(bootstrap).get('providerLogos')).find((each) => each.name === name);
  return dataResponse({
    name,
    logo: logo?.image ?? null,
    text: logo?.text ?? null,
    count: isPartial ? null : t('lobby-server', 'count', { count: own.length }),
    ...scope,
    rows: lobbies.flatMap(({ lobby, games }) => {
      const shown = games.filter(isOwn).slice(0, GAMES);
      if (shown.length === 0) return [];
      return ownTiles(
        context,
        stars,
        <TileRow
          id={`row-${lobby}`}
          title={t('lobby', `${lobby}Title`)}
          all={lobbyAddress(`/casino/${lobby}`, { ...WHOLE, provider: [name] })}
          tiles={shown.map(detailedTiles(hotGamesOf(games), page.translation))}
          {...list}
        />,
      );
    }),
  });
}
