import { json, redirect, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { encodeGame, playAddress } from '~/features/game-address/encode-game';
import { fill } from '~/i18n/fill';
import { requirePlayer } from '~/session/require-player.server';
import { gameAskedFor, isOwnVisit, ticketSubject } from './requested-game.server';
import { lobbyOf } from './find-game.server';
import { openingDocument } from './opening-document.server';
import { launchGame } from './launch.server';
import { failureDocument } from '../provider-frame/frame-document.server';
import { htmlDocument } from './provider-html.server';
import type { Game } from '~/upstream/contract/casino';

/**
 * The page of a game. It opens no game session: the frame on it does, and only where the player meant to come here.
 * 400 and 404 for addresses that name no game; a guest logs in first.
 */
export async function loadPlay({ request, params, context }: LoaderFunctionArgs) {
  const copy = context.page.translation.copy('games');
  const asked = await gameAskedFor(context, params['*']);
  if (!asked.game) {
    const text = asked.status === 400 ? copy.badGame : copy.unknownGame;
    return json({ kind: 'missing', copy, text } as const, { status: asked.status });
  }
  requirePlayer({ request, context });
  const { game } = asked;
  return json({
    kind: 'game',
    copy,
    name: game.name,
    frameTitle: fill(copy.frameTitle, { name: game.name }),
    frame: frameOf(context, game),
    starts: isOwnVisit(request),
    play: playAddress(game),
    open: `/casino/open/${encodeGame(game)}`,
    lobby: lobbyOf(game),
  } as const);
}

/** The player wants the game started, wherever they came from. */
export async function submitStart({ request, params, context }: ActionFunctionArgs) {
  const asked = await gameAskedFor(context, params['*']);
  if (!asked.game) throw new Response(null, { status: asked.status });
  requirePlayer({ request, context });
  return json({ frame: frameOf(context, asked.game) });
}

/** Opens the game as a page of its own, for browsers that keep third-party cookies out of frames. */
export async function submitOpen({ request, params, context }: ActionFunctionArgs): Promise<Response> {
  const asked = await gameAskedFor(context, params['*']);
  if (!asked.game) throw new Response(null, { status: asked.status });
  const { game } = asked;
  if (!context.player.session.player) throw redirect(`/login?redirectTo=${encodeURIComponent(playAddress(game))}`, 303);
  const launch = await launchGame(request, context, game);
  if (launch.kind === 'html') return htmlDocument(launch, context.operator.isLocal);
  const { t, locale } = context.page.translation;
  if (launch.kind === 'address') {
    return openingDocument({
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

/** A full page is opened by its form; whoever comes by its address is led to the game's page. */
export function leadToPlay({ params }: LoaderFunctionArgs) {
  return redirect(`/casino/play/${encodeURIComponent(params['*'] ?? '')}`);
}

function frameOf({ player: { session }, site: { launchTickets } }: AppLoadContext, game: Game): string {
  const ticket = launchTickets.issue(session.player?.id ?? '', ticketSubject(game));
  return `/casino/frame/${encodeGame(game)}?ticket=${encodeURIComponent(ticket)}`;
}
