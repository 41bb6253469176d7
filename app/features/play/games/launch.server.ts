import type { Game } from '~/upstream/contract/casino';
import type { AppLoadContext } from '@remix-run/node';
import type { TextKey } from '~/i18n/translator.server';
import { networkOf } from '~/lib/network-of';
import { rememberPlayed } from '~/features/play/lobby/played-games.server';
import { cms } from '~/upstream/contract/cms';
import type { Outcome } from '~/upstream/outcome';
import { siteOptions } from '~/upstream/site-options';
import { statusOf } from '~/upstream/status-of';
import { frameAddress, isOnHost } from '~/features/play/provider-frame/frame-address.server';
import { lobbyOf } from './find-game.server';
import { launchAdapters } from './launch-adapters.server';
import type { PlayRequest } from './play-request.server';
import { providerSetup, type Integration } from './provider-setup.server';

export type Launch =
  | { readonly kind: 'address'; readonly url: URL }
  /** Integration F: an HTML document with a script, which may lead to one of the hosts. */
  | { readonly kind: 'html'; readonly html: string; readonly hosts: readonly string[] }
  | LaunchFailure;

export interface LaunchFailure {
  readonly kind: 'failed';
  readonly status: number;
  readonly message: string;
}

export async function findSetup({ content }: AppLoadContext, game: Game) {
  return providerSetup(siteOptions(await content.find(cms.grouped, {})), game);
}

/** Whether the launch responds with an HTML document (integration F) instead of an address. */
export const answersHtml = (integration: Integration | null) => integration === 'softgamings';

/** A launch is a write, sent once, and rate limited: by player, with play money by network. @throws a redirect to the login */
export async function launchGame(
  request: Request,
  context: AppLoadContext,
  { game, isDemo }: PlayRequest,
): Promise<Launch> {
  const launch = await openSession(request, context, { game, isDemo });
  const { player } = context.player.session;
  if (player && !isDemo && launch.kind !== 'failed') rememberPlayed(context.player.jar, player, game.gameCode);
  return launch;
}

async function openSession(request: Request, context: AppLoadContext, { game, isDemo }: PlayRequest): Promise<Launch> {
  const { t, locale } = context.page.translation;
  const failed = (status: number, key: TextKey<'games-server'>, values?: Record<string, unknown>) =>
    ({ kind: 'failed', status, message: t('games-server', key, values) }) as const;

  const { launches, demoLaunchesByNetwork } = context.site.limits;
  const { ipAddress, session } = context.player;
  const allowance = await (isDemo
    ? demoLaunchesByNetwork.consume(ipAddress)
    : launches.consume(session.player?.usercode ?? networkOf(ipAddress)));
  if (!allowance.allowed) return failed(429, 'tooMany', { count: allowance.retryAfterSeconds });

  const { integration, hosts } = await findSetup(context, game);
  if (integration === null) return failed(statusOf({ kind: 'not-offered' }), 'not-offered');
  const lobbyUrl = new URL(lobbyOf(game), request.url).href;
  const pending = launchAdapters[integration](
    { game, isMobile: isMobileDevice(request.headers), language: locale, lobbyUrl, isDemo },
    context.operator.ask,
  );
  const outcome: Outcome<string> = pending === null ? { kind: 'faulty' } : await pending;
  if (outcome.kind === 'refused' && outcome.message) {
    return { kind: 'failed', status: statusOf(outcome), message: outcome.message };
  }
  if (outcome.kind !== 'success') return failed(statusOf(outcome), outcome.kind);
  if (answersHtml(integration)) return { kind: 'html', html: outcome.data, hosts };

  const url = frameAddress(outcome.data, context.operator.isLocal);
  if (url && isOnHost(url, hosts)) return { kind: 'address', url };
  context.site.log.warn(
    { requestId: context.page.requestId, provider: game.mainProviderId, host: url?.host ?? null },
    'launch address refused',
  );
  return failed(502, 'foreign');
}

const MOBILE_AGENT = /\b(Android|iPhone|iPad|iPod|Mobile|Mobi|Opera Mini)\b/i;

/** Whether the browser runs on a phone or a tablet, by its headers. */
export function isMobileDevice(headers: Headers): boolean {
  const hint = headers.get('sec-ch-ua-mobile');
  // Android tablets send "?0"; the user agent identifies them.
  return hint === '?1' || MOBILE_AGENT.test(headers.get('user-agent') ?? '');
}
