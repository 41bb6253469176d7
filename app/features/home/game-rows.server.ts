import type { AppLoadContext } from '@remix-run/node';
import { toTile } from '~/features/lobby/tile.server';
import { playAddress } from '~/features/game-address/encode-game';
import { guardedLink } from '~/session/login-link';
import { casino } from '~/upstream/contract/casino';
import type { Bootstrap } from '~/upstream/site-options';

interface Game {
  /** Attributes of the link that plays the game. */
  readonly link: Readonly<Record<string, string>>;
  readonly name: string;
  readonly provider: string | null;
  readonly image: string | null;
}

export interface GameRow {
  readonly id: 'slots' | 'tables';
  readonly lobby: string;
  readonly games: readonly Game[];
}

const ROWS = [
  { id: 'slots', lobby: '/casino/slot', prefers: ['slot-popular', 'slot'] },
  { id: 'tables', lobby: '/casino/live', prefers: ['live'] },
] as const;

/** As many as the widest screens show (`--shown` in game-tiles.module.css). */
const GAMES = 11;

/** The first games of some lobbies, for the home page. A row without games is left out. */
export async function findGameRows(
  { content, player: { session } }: AppLoadContext,
  bootstrap: Bootstrap | null,
): Promise<GameRow[]> {
  const isPlayer = session.player !== null;
  const known = new Set(bootstrap?.casinoCategoryList.flatMap(({ slugList }) => slugList));
  const rows = await Promise.all(
    ROWS.map(async ({ id, lobby, prefers }) => {
      const systemCategory = prefers.find((slug) => known.has(slug));
      const found = systemCategory === undefined ? null : await content.find(casino.games, { systemCategory });
      const games = (found ?? []).slice(0, GAMES).map((each) => {
        const tile = toTile(each);
        const link = { ...guardedLink(playAddress(tile), isPlayer), ...(isPlayer && { 'data-game': '' }) };
        return { link, name: tile.name, provider: tile.provider, image: tile.image };
      });
      return { id, lobby, games };
    }),
  );
  return rows.filter(({ games }) => games.length > 0);
}
