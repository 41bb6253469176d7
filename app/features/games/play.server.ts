import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { toTile } from '~/features/lobby/tile.server';
import { encodeGame, gameAddress, playAddress } from '~/features/game-address/encode-game';
import { findFavourites } from '~/features/favourites/find-favourites.server';
import { fill } from '~/i18n/fill';
import { formatMoney } from '~/lib/money';
import { offsetMs } from '~/lib/zoned-time';
import { loginPath } from '~/session/login-link';
import { requirePlayer } from '~/session/require-player.server';
import { findRequestedGame, isOwnVisit, ticketSubject } from './requested-game.server';
import { lobbyOf } from './find-game.server';
import { navigationDocument } from './navigation-document.server';
import { createLaunchTickets } from './launch-tickets.server';
import { launchGame } from './launch.server';
import { failureDocument } from '../provider-frame/frame-document.server';
import { htmlDocument } from './provider-html.server';
import { capabilitiesOf } from '~/upstream/capabilities';
import type { Game } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';

/**
 * Loader of a game's page. It opens no game session: the frame does, and only when the visit came from this site. 400
 * or 404 for an address without a game; a guest is redirected to the login form.
 */
export async function loadPlay({ request, params, context }: LoaderFunctionArgs) {
  const copy = context.page.translation.copy('games');
  const requested = await findRequestedGame(context, params['*']);
  if (!requested.game) {
    const text = requested.status === 400 ? copy.badGame : copy.unknownGame;
    return json({ kind: 'missing', copy, text } as const, { status: requested.status });
  }
  requirePlayer({ request, context });
  const { game } = requested;
  const [balance, favourites, bootstrap] = await Promise.all([
    context.operator.findBalance(),
    findFavourites(context),
    context.content.find(cms.grouped, {}),
  ]);
  const { translation, zone } = context.page;
  return json({
    kind: 'game',
    copy,
    gameCode: game.gameCode,
    mainProviderId: game.mainProviderId,
    name: game.name,
    balance: balance === null ? null : formatMoney(balance, translation.locale),
    live: translation.copy('live'),
    /** The game's code where it is a favourite; null when the operator has no favourites. */
    favourites: favourites && favourites.filter((code) => code === game.gameCode),
    favouriteFailed: translation.t('tiles', 'favouriteFailed'),
    /** Milliseconds from UTC to the player's clocks. */
    zoneOffset: offsetMs(Date.now(), zone),
    frameTitle: fill(copy.frameTitle, { name: game.name }),
    frame: frameOf(context, game),
    starts: isOwnVisit(request),
    play: playAddress(game),
    open: `/casino/open/${encodeGame(game)}`,
    lobby: lobbyOf(game),
    /** The page about the game; null where the operator has none. */
    about: capabilitiesOf(bootstrap).has('lobby-detail') ? gameAddress(toTile(game)) : null,
  } as const);
}

/** Action: issues a launch ticket after the player pressed Start. Returns the frame's address. */
export async function submitStart({ request, params, context }: ActionFunctionArgs) {
  const requested = await findRequestedGame(context, params['*']);
  if (!requested.game) throw new Response(null, { status: requested.status });
  requirePlayer({ request, context });
  return json({ frame: frameOf(context, requested.game) });
}

/** Action: opens the game as a full page, for browsers that block third-party cookies in frames. */
export async function submitOpen({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const requested = await findRequestedGame(context, params['*']);
  if (!requested.game) throw new Response(null, { status: requested.status });
  const { game } = requested;
  if (!context.player.session.player) throw redirect(loginPath(playAddress(game)), 303);
  const launch = await launchGame(request, context, game);
  if (launch.kind === 'html') return htmlDocument(launch, context.operator.isLocal);
  const { t, locale } = context.page.translation;
  if (launch.kind === 'address') {
    return navigationDocument({
      lang: locale,
      title: t('games-server', 'opening', { name: game.name }),
      label: t('games-server', 'openLink'),
      url: launch.url,
    });
  }
  return failureDocument({
    lang: locale,
    title: t('games-server', 'failedTitle'),
    message: launch.message,
    status: launch.status,
    closes: false,
    links: [{ label: t('games-server', 'lobby'), href: lobbyOf(game) }],
  });
}

/** Redirects a GET of the full page, which only a form opens, to the game's page. */
export function redirectToPlayPage({ params }: LoaderFunctionArgs) {
  return redirect(`/casino/play/${encodeURIComponent(params['*'] ?? '')}`);
}

function frameOf({ player: { session }, site }: AppLoadContext, game: Game): string {
  const tickets = createLaunchTickets(site.tokenSigner('launch'));
  const ticket = tickets.issue(session.player?.id ?? '', ticketSubject(game));
  return `/casino/frame/${encodeGame(game)}?ticket=${encodeURIComponent(ticket)}`;
}
