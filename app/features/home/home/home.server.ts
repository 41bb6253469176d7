import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { dataResponse } from '~/lib/buffered-response.server';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import { cms } from '~/upstream/contract/cms';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import { findActiveBonus } from './active-bonus.server';
import { findFavouritesRow, findJackpotRow, findLobbyRow, findPlayedRow } from './game-rows.server';
import { homeRowOrder, type HomeRowId } from './home-row-order';
import { findJoinFacts } from './join.server';
import { findMatches } from './matches.server';
import { slidesIn } from './slides.server';
import { findTopWinners } from './winners.server';

const HOME_SLIDER = 'home';

/** Loader of the home page. Each part is the operator's and can fail without the others. */
export async function loadHome({ context }: LoaderFunctionArgs) {
  const {
    content,
    page: { translation },
    player: { session },
  } = context;
  const bootstrap = await content.find(cms.grouped, {});
  const order = homeRowOrder(siteOptions(bootstrap).get('homeRows'));
  const [slides, ...rows] = await Promise.all([
    content.find(cms.sliderlist, { slug: HOME_SLIDER }),
    ...order.map((id) => findRow[id](context, bootstrap)),
  ]);
  return dataResponse({
    copy: translation.copy('home'),
    username: session.player?.username ?? null,
    /** Null while the operator's slides cannot be read. */
    slides: slides && slidesIn(slides),
    rows: rows.filter((row) => row !== null),
  });
}

export type HomeRow = NonNullable<Awaited<ReturnType<(typeof findRow)[HomeRowId]>>>;

/** The rows by their names; null for a row that has nothing for this visitor. */
const findRow = {
  join: async (context, bootstrap) => {
    const facts = context.player.session.player ? null : await findJoinFacts(context, bootstrap);
    return facts && { id: 'join' as const, facts };
  },
  continue: (context) => findPlayedRow(context),
  bonus: async (context, bootstrap) => {
    const bonus = await findActiveBonus(context, bootstrap);
    return bonus && { id: 'bonus' as const, bonus };
  },
  favourites: (context) => findFavouritesRow(context),
  matches: async (context, bootstrap) => {
    const matches = await findMatches(context, bootstrap);
    return matches && { id: 'matches' as const, ...matches };
  },
  jackpots: (context, bootstrap) => findJackpotRow(context, bootstrap),
  slots: (context, bootstrap) => findLobbyRow(context, 'slots', bootstrap),
  tables: (context, bootstrap) => findLobbyRow(context, 'tables', bootstrap),
  winners: async (context, bootstrap) => {
    const winners = await findTopWinners(context);
    const video = context.page.lite ? null : videoOf(bootstrap);
    return winners.length > 0 || video ? { id: 'winners' as const, winners, video } : null;
  },
} satisfies Record<
  HomeRowId,
  (context: AppLoadContext, bootstrap: Bootstrap | null) => Promise<{ id: HomeRowId } | null>
>;

export interface Video {
  readonly url: string;
  readonly title: string;
}

/** The video banner; null without a safe address in the operator's options. */
function videoOf(bootstrap: Bootstrap | null): Video | null {
  const options = siteOptions(bootstrap);
  const url = safeAddress(options.get('videoBannerUrl'));
  return url === null ? null : { url, title: shorten(options.get('videoBannerTitle') ?? '', 200) };
}
