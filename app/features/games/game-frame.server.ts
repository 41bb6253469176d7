import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { TextKey } from '~/i18n/translator.server';
import { playAddress } from '~/features/game-address/encode-game';
import { failureDocument, PROVIDER_SANDBOX, thirdPartyDocument } from '../provider-frame/frame-document.server';
import { hostSources } from '../provider-frame/frame-address.server';
import { findRequestedGame, isOwnFrame, ticketSubject } from './requested-game.server';
import { createLaunchTickets } from './launch-tickets.server';
import { lobbyOf } from './find-game.server';
import { answersHtml, findSetup, launchGame, type LaunchFailure } from './launch.server';
import { htmlDocument, HTML_SANDBOX } from './provider-html.server';
import type { Game } from '~/upstream/contract/casino';
import { statusOf } from '~/upstream/status-of';

/** Value of the query parameter `in` for a game inside the phone's window instead of its own page. */
export const IN_WINDOW = 'window';

/**
 * Loader of a game's frame: opens the game session and responds with a document that holds the provider's frame. For
 * integration F the document holds a frame of `/casino/provider-page`, which opens the session.
 */
export async function loadGameFrame(args: LoaderFunctionArgs): Promise<Response> {
  const requested = await authoriseFrame(args);
  if (requested instanceof Response) return requested;
  const { context, request } = args;
  const { t, locale } = context.page.translation;
  const { game } = requested;
  const common = {
    lang: locale,
    title: game.name,
    loading: t('games-server', 'loading'),
    waiting: t('games-server', 'waiting'),
  };
  const { integration, hosts } = await findSetup(context, game);
  if (answersHtml(integration)) {
    const src = new URL(request.url);
    src.pathname = src.pathname.replace(/^\/casino\/frame\//, '/casino/provider-page/');
    return thirdPartyDocument({
      ...common,
      src: `${src.pathname}${src.search}`,
      frames: ["'self'", ...hostSources(hosts, context.operator.isLocal)],
      sandbox: HTML_SANDBOX,
    });
  }
  return launchDocument(args, game, ({ url }) =>
    thirdPartyDocument({ ...common, src: url.href, frames: [url.origin], sandbox: PROVIDER_SANDBOX }),
  );
}

/**
 * Loader of `/casino/provider-page`: the HTML document of integration F. Its sandbox policy gives it an opaque origin.
 */
export async function loadProviderPage(args: LoaderFunctionArgs): Promise<Response> {
  const requested = await authoriseFrame(args);
  return requested instanceof Response ? requested : launchDocument(args, requested.game, null);
}

/**
 * Checks that this site's page has just requested the frame for this player. Returns the game, or the failure document.
 */
async function authoriseFrame({ request, params, context }: LoaderFunctionArgs): Promise<{ game: Game } | Response> {
  const requested = await findRequestedGame(context, params['*']).catch(thrownStatus);
  if (!requested.game)
    return frameFailure(context, null, requested.status, requested.status < 500 ? 'badGame' : 'unavailable');
  const { game } = requested;
  const { player } = context.player.session;
  if (!player) return frameFailure(context, game, 401, 'unauthorised');
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  const isAuthorised =
    isOwnFrame(request) &&
    createLaunchTickets(context.site.tokenSigner('launch')).accepts(ticket, player.id, ticketSubject(game));
  return isAuthorised ? { game } : frameFailure(context, game, 403, 'expired');
}

/** Status of a thrown response. A frame shows its own failure document; it has no error boundary. */
function thrownStatus(thrown: unknown): { game: null; status: number } {
  if (!(thrown instanceof Response)) throw thrown;
  return { game: null, status: thrown.status };
}

type DocumentOfAddress = (launch: { url: URL }) => Response;

async function launchDocument(
  { request, context }: LoaderFunctionArgs,
  game: Game,
  documentFor: DocumentOfAddress | null,
): Promise<Response> {
  try {
    const launch = await launchGame(request, context, game);
    if (launch.kind === 'address' && documentFor) return documentFor(launch);
    if (launch.kind === 'html' && !documentFor) return htmlDocument(launch, context.operator.isLocal);
    if (launch.kind === 'failed') return await refusalDocument(request, context, game, launch);
    return frameFailure(context, game, statusOf({ kind: 'faulty' }), 'faulty');
  } catch (ended) {
    // The session has ended. A frame does not redirect to the login form.
    if (!(ended instanceof Response)) throw ended;
    return frameFailure(context, game, 401, 'unauthorised');
  }
}

/** Failure document of a launch. Shows the message, and closes the screen in a window and for integrations D and E. */
async function refusalDocument(
  request: Request,
  context: AppLoadContext,
  game: Game,
  { status, message }: LaunchFailure,
) {
  const { integration } = await findSetup(context, game);
  const isInWindow = new URL(request.url).searchParams.get('in') === IN_WINDOW;
  const closes = isInWindow || integration === 'egt' || integration === 'hub88';
  return failureDocument({
    ...frameTexts(context),
    message,
    status,
    closes,
    links: answersHtml(integration) ? [] : linksOut(context, game),
    ...(closes && { headers: { 'set-cookie': await context.page.toasts.cookie({ type: 'error', message }) } }),
  });
}

function frameFailure(context: AppLoadContext, game: Game | null, status: number, key: TextKey<'games-server'>) {
  const message = context.page.translation.t('games-server', key);
  return failureDocument({
    ...frameTexts(context),
    message,
    status,
    closes: false,
    links: game ? linksOut(context, game) : [],
  });
}

const frameTexts = ({
  page: {
    translation: { t, locale },
  },
}: AppLoadContext) => ({
  lang: locale,
  title: t('games-server', 'failedTitle'),
});

const linksOut = (
  {
    page: {
      translation: { t },
    },
  }: AppLoadContext,
  game: Game,
) => [
  { label: t('games-server', 'retry'), href: playAddress(game) },
  { label: t('games-server', 'lobby'), href: lobbyOf(game) },
];
