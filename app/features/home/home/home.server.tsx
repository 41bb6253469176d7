import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { findBonusesInPause } from '~/features/protection/player-limits/bonus-in-pause.server';
import { describePause } from '~/features/protection/player-limits/describe-pause.server';
import { interpolate } from '~/i18n/interpolate';
import type { Copy } from '~/i18n/messages';
import { dataResponse } from '~/lib/buffered-response.server';
import { CLAIM_PATH } from '~/features/money/bonuses/bonus-paths';
import { pausedUntil } from '~/session/paused-play.server';
import { safeAddress } from '~/lib/safe-url';
import { shorten } from '~/lib/shorten';
import { Icon } from '~/ui/icon';
import type { RegionData } from '~/ui/region';
import { createSharedRegion, ownRegion } from '~/ui/region.server';
import { cms } from '~/upstream/contract/cms';
import { capabilitiesOf } from '~/upstream/capabilities';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';
import { findActiveBonus } from './active-bonus.server';
import { Banner } from './banner';
import { findFavouritesRow, findJackpotRow, findLobbyRow, findPlayedRow } from './game-rows.server';
import styles from './home-page.module.css';
import { homeRowOrder, type HomeRowId } from './home-row-order';
import { SignUpPanel } from './sign-up-panel';
import { findSignUpFacts } from './sign-up-panel.server';
import { MatchRow } from './match-row';
import { findMatches, type Matches } from './matches.server';
import { slidesIn } from './slides.server';
import { TopWinners } from './top-winners';
import { VideoBanner, type Video } from './video-banner';
import { findTopWinners, type Winner } from './winners.server';

const HOME_SLIDER = 'home';

/** Rows that stand beside the banner while nothing comes before them. */
const LEADS: ReadonlySet<HomeRowId> = new Set(['join', 'bonus']);

export async function loadHome({ context }: LoaderFunctionArgs) {
  const { content, page, player } = context;
  const copy = page.translation.copy('home');
  const bootstrap = await content.find(cms.grouped, {});
  const pause = describePause(context);
  // During a pause of play nothing is left of the rows but the bonus under way: all others lead to play.
  const order: readonly HomeRowId[] = pause === null ? homeRowOrder(siteOptions(bootstrap).get('homeRows')) : ['bonus'];
  const [slides, bonus, ...regions] = await Promise.all([
    pause === null ? content.find(cms.sliderlist, { slug: HOME_SLIDER }) : [],
    order.includes('bonus') ? findActiveBonus(context, bootstrap) : null,
    ...order.map((id) => (id === 'bonus' ? null : findRegion[id](context, bootstrap))),
  ]);
  const shown = slides && slidesIn(slides);
  const username = player.session.player?.username;
  // Those that have something for this visitor. The bonus under way is live, and no region.
  const rows = order.flatMap((id, place) => {
    const region = id === 'bonus' && bonus === null ? claimLink(context, bootstrap) : (regions[place] ?? null);
    return region || (id === 'bonus' && bonus) ? [{ id, region }] : [];
  });
  const firstRow = rows.findIndex(({ id }) => !LEADS.has(id));
  const leading = firstRow < 0 ? rows.length : firstRow;
  return dataResponse({
    title: copy.title,
    heading: username === undefined ? copy.heading : interpolate(copy.welcomePlayer, { name: username }),
    // Placeholders while the operator's slides cannot be read.
    banner: banner(context, { slides: shown, copy }),
    hasBanner: shown?.length !== 0,
    pause: pause && {
      paused: pause,
      bonuses: await findBonusesInPause(context),
      copy: pausedCopy(page.translation.copy('player-pause')),
    },
    bonus: bonus && { ...bonus, copy: { bonusProgress: copy.bonusProgress, myBonuses: copy.myBonuses } },
    lead: rows.slice(0, leading),
    rows: rows.slice(leading),
  });
}

/** The way to the bonuses on offer, for a player who may have one. */
function claimLink(context: AppLoadContext, bootstrap: Bootstrap | null): RegionData | null {
  const { player } = context.player.session;
  if (!player || pausedUntil(player) !== null || !capabilitiesOf(bootstrap).has('bonus-wallet')) return null;
  return claimRow(context, { label: context.page.translation.t('menus', 'claimBonus') });
}

const claimRow = createSharedRegion(({ label }: { label: string }) => (
  <a className={styles.way} href={CLAIM_PATH}>
    <Icon name="bonus" />
    <span>{label}</span>
    <Icon name="chevron" />
  </a>
));

const pausedCopy = ({ whilePaused, withdraw, histories, limits, support }: Copy<'player-pause'>) => ({
  whilePaused,
  withdraw,
  histories,
  limits,
  support,
});

const banner = createSharedRegion(Banner);

interface WinnersProps {
  readonly winners: readonly Winner[];
  readonly url: string | null;
  readonly title: string;
  readonly copy: Copy<'home'>;
}

const winnersRow = createSharedRegion(({ winners, url, title, copy }: WinnersProps) => (
  <div className={styles.pair}>
    <TopWinners winners={winners} copy={copy} />
    {url !== null && <VideoBanner video={{ url, title }} copy={copy} />}
  </div>
));

/** The matches as JSON: their times are those of the player's zone. */
const matchRow = createSharedRegion(({ matches, copy }: { matches: string; copy: Copy<'home'> }) => (
  <MatchRow row={JSON.parse(matches) as Matches} copy={copy} />
));

/** The rows by their names; null for a row that has nothing for this visitor. */
const findRegion: Record<
  Exclude<HomeRowId, 'bonus'>,
  (context: AppLoadContext, bootstrap: Bootstrap | null) => Promise<RegionData | null>
> = {
  join: async (context, bootstrap) => {
    const facts = context.player.session.player ? null : await findSignUpFacts(context, bootstrap);
    return facts && ownRegion(context, <SignUpPanel facts={facts} copy={context.page.translation.copy('home')} />);
  },
  continue: (context) => findPlayedRow(context),
  favourites: (context) => findFavouritesRow(context),
  matches: async (context, bootstrap) => {
    const matches = await findMatches(context, bootstrap);
    const copy = context.page.translation.copy('home');
    return matches && matchRow(context, { matches: JSON.stringify(matches), copy });
  },
  jackpots: (context, bootstrap) => findJackpotRow(context, bootstrap),
  slots: (context, bootstrap) => findLobbyRow(context, 'slots', bootstrap),
  tables: (context, bootstrap) => findLobbyRow(context, 'tables', bootstrap),
  winners: async (context, bootstrap) => {
    const winners = await findTopWinners(context);
    const { url, title } = context.page.lite ? NO_VIDEO : videoOf(bootstrap);
    if (winners.length === 0 && url === null) return null;
    return winnersRow(context, { winners, url, title, copy: context.page.translation.copy('home') });
  },
};

const NO_VIDEO = { url: null, title: '' } as const;

function videoOf(bootstrap: Bootstrap | null): Video | typeof NO_VIDEO {
  const options = siteOptions(bootstrap);
  const url = safeAddress(options.get('videoBannerUrl'));
  return url === null ? NO_VIDEO : { url, title: shorten(options.get('videoBannerTitle') ?? '', 200) };
}
