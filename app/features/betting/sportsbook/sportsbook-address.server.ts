import type { Sportsbook } from '~/features/betting/addresses/sportsbooks';
import type { AppLoadContext } from '@remix-run/node';
import type { SessionFacts } from '~/session/player-session.server';
import { capabilitiesOf } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { siteOptions } from '~/upstream/site-options';
import { frameAddress, isOnHost } from '~/features/play/provider-frame/frame-address.server';
import { providerHosts } from '~/features/play/provider-frame/provider-hosts.server';

const VIEWS: Record<Sportsbook, string> = { sports: 'prematch', live: 'live', esports: 'esports' };

/** The names of the books' providers in the site option `providerHosts`. */
const PROVIDERS: Record<Sportsbook, string> = { sports: 'betsy', live: 'betsy', esports: 'betco' };

/**
 * Null when the operator has none, or it is on none of the provider's hosts. Contains the betting token: send it only in the
 * frame or navigation document.
 *
 * @param event the match's id, from the operator's feed; null opens the list
 * @throws an error response when it cannot be read
 */
export async function findBookAddress(
  context: AppLoadContext,
  book: Sportsbook,
  event: string | null = null,
): Promise<URL | null> {
  const { player } = context.player.session;
  const bootstrap = await context.content.read(cms.grouped, {});
  const options = siteOptions(bootstrap);
  const playersAddress = player && playersBook(player, book);
  const address = playersAddress?.url || options.get('sportsbookGuestUrl');
  if (!address) return null;
  const url = frameAddress(address, context.operator.isLocal);
  if (!url || !isOnHost(url, providerHosts(options, [PROVIDERS[book]]))) {
    context.site.log.warn(
      { requestId: context.page.requestId, provider: PROVIDERS[book], host: url?.host ?? null },
      'sportsbook address refused',
    );
    return null;
  }
  return withQuery(url, {
    lang: context.page.translation.locale,
    view: VIEWS[book],
    event: capabilitiesOf(bootstrap).has('match-feed') ? event : null,
    ...(playersAddress?.url && playersAddress.query),
  });
}

/** The match that an address of the site names; null for none, or one that no feed would name. */
export function eventIn(url: string): string | null {
  const event = new URL(url).searchParams.get('event') ?? '';
  return /^[\w.:-]{1,100}$/.test(event) ? event : null;
}

function playersBook(facts: SessionFacts, book: Sportsbook) {
  if (book === 'esports') return { url: facts.betcoUrl, query: { token: facts.betcoToken } };
  return { url: facts.betsyUrl, query: { token: facts.betsyToken, cid: facts.betsyCid } };
}

function withQuery(url: URL, query: Record<string, string | null | undefined>): URL {
  const whole = new URL(url);
  for (const [name, value] of Object.entries(query)) if (value) whole.searchParams.set(name, value);
  return whole;
}
