import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { safeRedirect } from '~/lib/safe-redirect';
import { ODDS_FORMATS } from '~/lib/odds';
import { setFavouriteLeague } from '~/session/favourite-leagues.server';
import { oddsFormatOf } from '~/session/odds-format.server';
import { hasCapability } from '~/upstream/has-capability.server';
import { LITE_COOKIE, ODDS_COOKIE, SEARCH_KEY_COOKIE } from '~/session/preferences.server';
import { SEARCH_KEY_OFF } from '~/session/search-key';
import { cms } from '~/upstream/contract/cms';
import { TOP_BANNER_COOKIE, TOP_BANNER_READ } from '~/session/top-banner-cookie';

export async function loadPreferences({ context }: LoaderFunctionArgs) {
  const { player } = context;
  const bootstrap = await context.content.find(cms.grouped, {});
  return json({
    copy: context.page.translation.copy('preferences'),
    lite: context.page.lite,
    hasSearchKey: context.player.jar.get(SEARCH_KEY_COOKIE) !== SEARCH_KEY_OFF,
    /** The formats of odds; null where they make no difference: guests share cached pages, with decimal odds. */
    odds:
      player.session.player !== null && (await hasCapability(context, 'bets'))
        ? ODDS_FORMATS.map((format) => ({ format, isChosen: format === oddsFormatOf(player) }))
        : null,
    hasAnnouncement: !!bootstrap?.domainStatus,
  });
}

/** Action: stores lite mode, the search key, odds, a favourite league or the state of the top banner, and redirects back. */
export async function submitPreferences({ context }: ActionFunctionArgs) {
  const { player } = context;
  const { jar } = player;
  const { form } = context.page;
  const lite = form.get('lite');
  if (lite === '1' || lite === '0') jar.set(LITE_COOKIE, lite);
  const searchKey = form.get('searchKey');
  if (searchKey === SEARCH_KEY_OFF) jar.set(SEARCH_KEY_COOKIE, SEARCH_KEY_OFF);
  if (searchKey === 'on') jar.remove(SEARCH_KEY_COOKIE);
  const odds = ODDS_FORMATS.find((format) => format === form.get('odds'));
  if (odds) jar.set(ODDS_COOKIE, odds);
  if (form.has('addLeague')) setFavouriteLeague(player, form.get('addLeague'), true);
  if (form.has('removeLeague')) setFavouriteLeague(player, form.get('removeLeague'), false);
  const banner = form.get('topBanner');
  if (banner === TOP_BANNER_READ) jar.set(TOP_BANNER_COOKIE, TOP_BANNER_READ);
  if (banner === 'show') jar.remove(TOP_BANNER_COOKIE);
  return redirect(safeRedirect(form.get('redirectTo')), {
    status: 303,
    // Unregisters the service worker: lite mode has no script that could.
    ...(lite === '1' && { headers: { 'clear-site-data': '"storage"' } }),
  });
}
