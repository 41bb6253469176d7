import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { Copy } from '~/i18n/messages';
import { playAddress } from '~/features/game-address/encode-game';
import { failureDocument, PROVIDER_SANDBOX, thirdPartyDocument } from '../provider-frame/frame-document.server';
import { hostSources } from '../provider-frame/frame-address.server';
import { gameAskedFor, isOwnFrame, ticketSubject } from './requested-game.server';
import { lobbyOf } from './find-game.server';
import { answersHtml, findSetup, launchGame, type LaunchFailure } from './launch.server';
import { htmlDocument, HTML_SANDBOX } from './provider-html.server';
import type { Game } from '~/upstream/contract/casino';

/** The screen that the frame is part of: the page, or the window over a lobby. */
export const IN_WINDOW = 'window';

/**
 * The frame of a game: opens the game session and holds the provider's frame. For integration F it holds a frame for the
 * provider's document, which opens the session itself.
 */
export async function loadGameFrame(args: LoaderFunctionArgs): Promise<Response> {
  const asked = await admit(args);
  if (asked instanceof Response) return asked;
  const { context, request } = args;
  const { t, locale } = context.page.translation;
  const { game } = asked;
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
  return launched(args, game, ({ url }) =>
    thirdPartyDocument({ ...common, src: url.href, frames: [url.origin], sandbox: PROVIDER_SANDBOX }),
  );
}

/** The document that integration F answers, in a frame that is nobody's: its policy takes its origin away. */
export async function loadProviderPage(args: LoaderFunctionArgs): Promise<Response> {
  const asked = await admit(args);
  return asked instanceof Response ? asked : launched(args, asked.game, null);
}

/** The game, for a frame that this site's page has just asked for; else what the frame says instead. */
async function admit({ request, params, context }: LoaderFunctionArgs): Promise<{ game: Game } | Response> {
  const asked = await gameAskedFor(context, params['*']).catch(thrownStatus);
  if (!asked.game) return failure(context, null, asked.status, asked.status < 500 ? 'badGame' : 'unavailable');
  const { game } = asked;
  const { player } = context.player.session;
  if (!player) return failure(context, game, 401, 'unauthorised');
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  const isAdmitted = isOwnFrame(request) && context.site.launchTickets.accepts(ticket, player.id, ticketSubject(game));
  return isAdmitted ? { game } : failure(context, game, 403, 'expired');
}

/** Pages throw what their error boundary shows; a frame has none. */
function thrownStatus(thrown: unknown): { game: null; status: number } {
  if (!(thrown instanceof Response)) throw thrown;
  return { game: null, status: thrown.status };
}

type AddressDocument = (launch: { url: URL }) => Response;

async function launched(
  { request, context }: LoaderFunctionArgs,
  game: Game,
  documentFor: AddressDocument | null,
): Promise<Response> {
  try {
    const launch = await launchGame(request, context, game);
    if (launch.kind === 'address' && documentFor) return documentFor(launch);
    if (launch.kind === 'html' && !documentFor) return htmlDocument(launch, context.operator.isLocal);
    if (launch.kind === 'failed') return await refused(request, context, game, launch);
    return failure(context, game, 502, 'faulty');
  } catch (ended) {
    // The operator says that the session is over: the way to the login form is not for a frame.
    if (!(ended instanceof Response)) throw ended;
    return failure(context, game, 401, 'unauthorised');
  }
}

/** Spec section 8: the message is shown and the screen closes, where the game is in a window or of integration D or E. */
async function refused(request: Request, context: AppLoadContext, game: Game, { status, message }: LaunchFailure) {
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

function failure(context: AppLoadContext, game: Game | null, status: number, key: keyof Copy<'games-server'>) {
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
