import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { TextKey } from '~/i18n/translator.server';
import { playAddress } from '~/features/play/game-address/encode-game';
import { PAUSE_PATH } from '~/session/pause-path';
import { pausedUntil } from '~/session/paused-play.server';
import { requestKey } from '~/lib/request-key.server';
import {
  failureDocument,
  PROVIDER_SANDBOX,
  thirdPartyDocument,
  type StopButton,
} from '~/features/play/provider-frame/frame-document.server';
import { hostSources } from '~/features/play/provider-frame/frame-address.server';
import { findPlayRequest, ticketOwner, withMoney, type PlayRequest } from './play-request.server';
import { isOwnFrame, ticketSubject } from './requested-game.server';
import { createLaunchTickets } from './launch-tickets.server';
import { lobbyOf } from './find-game.server';
import { answersHtml, findSetup, launchGame, type Launch, type LaunchFailure } from './launch.server';
import type { Integration } from './provider-setup.server';
import { htmlDocument, HTML_SANDBOX } from './provider-html.server';
import { findStop } from './stop.server';
import { statusOf } from '~/upstream/status-of';

export const IN_WINDOW = 'window';

/** For how long the frame of integration F gets the launch of the document around it. */
const HTML_LAUNCH_MS = 30_000;

/**
 * Loader of a game's frame: opens the game session and responds with a document that holds the provider's frame. For
 * integration F that is a frame of `/casino/provider-page`, which shows the HTML of the same launch. A failed launch gets
 * its links here, because they cannot leave the sandbox of that frame.
 */
export async function loadGameFrame(args: LoaderFunctionArgs): Promise<Response> {
  const requested = await authoriseFrame(args);
  if (requested instanceof Response) return requested;
  const { context, request } = args;
  const { t, locale } = context.page.translation;
  const { game } = requested.wanted;
  const common = {
    lang: locale,
    brand: context.site.brands.current(),
    title: game.name,
    loading: t('games-server', 'loading'),
    waiting: t('games-server', 'waiting'),
    stop: await stopAlone(args),
  };
  return launchDocument(args, requested.wanted, linksOut(context, requested.wanted), (launch) => {
    if (launch.kind === 'address')
      return thirdPartyDocument({
        ...common,
        src: launch.url.href,
        frames: [launch.url.origin],
        sandbox: PROVIDER_SANDBOX,
      });
    const src = new URL(request.url);
    src.pathname = src.pathname.replace(/^\/casino\/frame\//, '/casino/provider-page/');
    return thirdPartyDocument({
      ...common,
      src: `${src.pathname}${src.search}`,
      frames: ["'self'", ...hostSources(launch.hosts, context.operator.isLocal)],
      sandbox: HTML_SANDBOX,
    });
  });
}

/**
 * Loader of `/casino/provider-page`: the HTML document of integration F. Its sandbox policy gives it an opaque origin.
 */
export async function loadProviderPage(args: LoaderFunctionArgs): Promise<Response> {
  const requested = await authoriseFrame(args);
  if (requested instanceof Response) return requested;
  return launchDocument(args, requested.wanted, [], (launch) =>
    launch.kind === 'html' ? htmlDocument(launch, args.context.operator.isLocal) : null,
  );
}

/**
 * Checks that this site's page has just requested the frame for this player. Returns the game, or the failure document.
 */
async function authoriseFrame(args: LoaderFunctionArgs): Promise<{ wanted: PlayRequest } | Response> {
  const { request, context } = args;
  const wanted = await findPlayRequest(args).catch(thrownStatus);
  if (!wanted.game) return frameFailure(context, null, wanted.status, wanted.status < 500 ? 'badGame' : 'unavailable');
  const stop = await stopAlone(args);
  const { game, isDemo } = wanted;
  if (!isDemo && !context.player.session.player) return frameFailure(context, wanted, 401, 'unauthorised');
  if (pausedUntil(context.player.session.player) !== null)
    return frameFailure(context, null, 403, 'paused', {
      links: [{ label: context.page.translation.t('games-server', 'toPause'), href: PAUSE_PATH }],
    });
  const tickets = createLaunchTickets(context.site.tokenSigner('launch'));
  const isAuthorised =
    isOwnFrame(request) && tickets.accepts(ticketIn(request), ticketOwner(context), ticketSubject(game, isDemo));
  return isAuthorised ? { wanted } : frameFailure(context, wanted, 403, 'expired', { stop });
}

/** Status of a thrown response. A frame shows its own failure document; it has no error boundary. */
function thrownStatus(thrown: unknown): { game: null; status: number } {
  if (!(thrown instanceof Response)) throw thrown;
  return { game: null, status: thrown.status };
}

type Opened = Exclude<Launch, LaunchFailure>;
type Links = ReturnType<typeof linksOut>;

/** @param documentFor null when the launch is not of the kind that the document shows */
async function launchDocument(
  args: LoaderFunctionArgs,
  wanted: PlayRequest,
  links: Links,
  documentFor: (launch: Opened) => Response | null,
): Promise<Response> {
  const { request, context } = args;
  try {
    const { integration } = await findSetup(context, wanted.game);
    const launch = await (answersHtml(integration) ? launchHtml(args, wanted) : launchGame(request, context, wanted));
    if (launch.kind === 'failed')
      return await refusalDocument(request, context, { integration, links, failure: launch });
    return documentFor(launch) ?? frameFailure(context, wanted, statusOf({ kind: 'faulty' }), 'faulty');
  } catch (ended) {
    // The session has ended. A frame does not redirect to the login form.
    if (!(ended instanceof Response)) throw ended;
    return frameFailure(context, wanted, 401, 'unauthorised');
  }
}

/** The launch of integration F, made once for the two documents that need it. */
const launchHtml = ({ request, context }: LoaderFunctionArgs, wanted: PlayRequest) =>
  context.site.singleFlight.run(
    requestKey('html-launch', ticketIn(request)),
    () => launchGame(request, context, wanted),
    ({ kind }) => (kind === 'html' ? HTML_LAUNCH_MS : 0),
  );

const ticketIn = (request: Request) => new URL(request.url).searchParams.get('ticket') ?? '';

interface Refusal {
  readonly integration: Integration | null;
  readonly links: Links;
  readonly failure: LaunchFailure;
}

/** Failure document of a launch. Shows the message, and closes the screen in a window and for integrations D and E. */
async function refusalDocument(
  request: Request,
  context: AppLoadContext,
  { integration, links, failure: { status, message } }: Refusal,
) {
  const isInWindow = new URL(request.url).searchParams.get('in') === IN_WINDOW;
  const closes = isInWindow || integration === 'egt' || integration === 'hub88';
  return failureDocument({
    ...frameTexts(context),
    message,
    status,
    closes,
    links,
    ...(closes && { headers: { 'set-cookie': await context.page.toasts.cookie({ type: 'error', message }) } }),
  });
}

function frameFailure(
  context: AppLoadContext,
  wanted: PlayRequest | null,
  status: number,
  key: TextKey<'games-server'>,
  { links = wanted ? linksOut(context, wanted) : [], stop = null }: { links?: Links; stop?: StopButton | null } = {},
) {
  const message = context.page.translation.t('games-server', key);
  return failureDocument({
    ...frameTexts(context),
    message,
    status,
    closes: false,
    links,
    stop,
  });
}

async function stopAlone({ request, context }: LoaderFunctionArgs): Promise<StopButton | null> {
  if (['iframe', 'frame'].includes(request.headers.get('sec-fetch-dest') ?? '')) return null;
  const stop = await findStop(context);
  return stop && { label: stop.label, csrf: context.page.csrfToken() };
}

const frameTexts = ({
  site,
  page: {
    translation: { t, locale },
  },
}: AppLoadContext) => ({
  lang: locale,
  brand: site.brands.current(),
  title: t('games-server', 'failedTitle'),
});

const linksOut = (
  {
    page: {
      translation: { t },
    },
  }: AppLoadContext,
  { game, isDemo }: PlayRequest,
) => [
  { label: t('games-server', 'retry'), href: withMoney(playAddress(game), isDemo) },
  { label: t('games-server', 'lobby'), href: lobbyOf(game) },
];
