import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { toTile } from '~/features/play/lobby/tile.server';
import { encodeGame, gameAddress, playAddress } from '~/features/play/game-address/encode-game';
import { balanceParts } from '~/balance/balance-parts.server';
import { findFavourites } from '~/features/play/favourites/find-favourites.server';
import { findSessionFacts, type SessionFact } from '~/features/protection/safer-play/session-play.server';
import { interpolate } from '~/i18n/interpolate';
import { formatMoney } from '~/lib/money';
import { offsetMs } from '~/lib/zoned-time';
import { guardedLink, loginPath } from '~/session/login-link';
import { requirePlayIsOn } from '~/session/paused-play.server';
import { requirePlayer } from '~/session/require-player.server';
import {
  DEMO_QUERY,
  findPlayRequest,
  isDemoRequest,
  ticketOwner,
  withMoney,
  type PlayRequest,
} from './play-request.server';
import { isOwnVisit, ticketSubject } from './requested-game.server';
import { lobbyOf } from './find-game.server';
import { createLaunchTickets } from './launch-tickets.server';
import { launchGame } from './launch.server';
import { findStop } from './stop.server';
import { failureDocument } from '~/features/play/provider-frame/frame-document.server';
import { navigationDocument } from '~/features/play/provider-frame/navigation-document.server';
import { htmlDocument } from './provider-html.server';
import { capabilitiesOf } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';

/**
 * Opens no game session: the frame does, and only when the visit came from this site. 400 or 404 for an address without a
 * game; a guest gets the login form, unless the game is with play money.
 */
export async function loadPlay(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const copy = context.page.translation.copy('games');
  const wanted = await findPlayRequest(args);
  if (!wanted.game) {
    const unknown = wanted.isDemo ? copy.noDemo : copy.unknownGame;
    const text = wanted.status === 400 ? copy.badGame : unknown;
    return json({ kind: 'missing', copy, text } as const, { status: wanted.status });
  }
  const { game, isDemo } = wanted;
  if (!isDemo) requirePlayer({ context });
  requirePlayIsOn(context);
  const isPlayer = context.player.session.player !== null;
  const [wallet, favourites, bootstrap, stop, sessionFacts] = await Promise.all([
    isDemo ? null : context.operator.findWallet(),
    findFavourites(context),
    context.content.find(cms.grouped, {}),
    findStop(context),
    isDemo ? NO_FACTS : findSessionFacts(context),
  ]);
  const { translation, zone } = context.page;
  return json({
    kind: 'game',
    copy,
    gameCode: game.gameCode,
    mainProviderId: game.mainProviderId,
    name: game.name,
    title: isDemo ? `${game.name} (${copy.playMoney})` : game.name,
    isPlayer,
    real: isDemo ? guardedLink(playAddress(game), isPlayer) : null,
    balance: wallet && formatMoney(wallet.balance, translation.locale),
    balanceParts: balanceParts(wallet, bootstrap, translation),
    live: translation.copy('live'),
    /** The game's code where it is a favourite; null when the operator has no favourites. */
    favourites: favourites && favourites.filter((code) => code === game.gameCode),
    favouriteFailed: translation.t('tiles', 'favouriteFailed'),
    /** Milliseconds from UTC to the player's clocks. */
    zoneOffset: offsetMs(Date.now(), zone),
    frameTitle: interpolate(copy.frameTitle, { name: game.name }),
    frame: frameOf(context, wanted),
    starts: isOwnVisit(request),
    play: withMoney(playAddress(game), isDemo),
    open: withMoney(`/casino/open/${encodeGame(game)}`, isDemo),
    lobby: lobbyOf(game),
    /** What stops all play; null for guests, and where the operator's policy has no stop. */
    stop,
    sessionFacts,
    /** The page about the game; null where the operator has none. */
    about: capabilitiesOf(bootstrap).has('lobby-detail') ? gameAddress(toTile(game)) : null,
  } as const);
}

const NO_FACTS: readonly SessionFact[] = [];

export async function submitStart(args: ActionFunctionArgs) {
  const wanted = await findPlayRequest(args);
  if (!wanted.game) throw new Response(null, { status: wanted.status });
  if (!wanted.isDemo) requirePlayer(args);
  requirePlayIsOn(args.context);
  return json({ frame: frameOf(args.context, wanted) });
}

/** Action: opens the game as a full page, for browsers that block third-party cookies in frames. */
export async function submitOpen(args: ActionFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const wanted = await findPlayRequest(args);
  if (!wanted.game) throw new Response(null, { status: wanted.status });
  const { game, isDemo } = wanted;
  if (!isDemo && !context.player.session.player) throw redirect(loginPath(playAddress(game)), 303);
  requirePlayIsOn(context);
  const launch = await launchGame(request, context, wanted);
  if (launch.kind === 'html') return htmlDocument(launch, context.operator.isLocal);
  const { t, locale } = context.page.translation;
  if (launch.kind === 'address') {
    return navigationDocument({
      lang: locale,
      brand: context.site.brands.current(),
      title: t('games-server', 'opening', { name: game.name }),
      label: t('games-server', 'openLink'),
      url: launch.url,
    });
  }
  return failureDocument({
    lang: locale,
    brand: context.site.brands.current(),
    title: t('games-server', 'failedTitle'),
    message: launch.message,
    status: launch.status,
    closes: false,
    links: [{ label: t('games-server', 'lobby'), href: lobbyOf(game) }],
  });
}

/** Redirects a GET of the full page, which only a form opens, to the game's page. */
export function redirectToPlayPage({ request, params }: LoaderFunctionArgs) {
  return redirect(withMoney(`/casino/play/${encodeURIComponent(params['*'] ?? '')}`, isDemoRequest(request)));
}

function frameOf(context: AppLoadContext, { game, isDemo }: PlayRequest): string {
  const tickets = createLaunchTickets(context.site.tokenSigner('launch'));
  const ticket = tickets.issue(ticketOwner(context), ticketSubject(game, isDemo));
  return `/casino/frame/${encodeGame(game)}?ticket=${encodeURIComponent(ticket)}${isDemo ? `&${DEMO_QUERY}` : ''}`;
}
