import { json, type LoaderFunctionArgs } from '@remix-run/node';
import {
  failureDocument,
  PROVIDER_SANDBOX,
  thirdPartyDocument,
} from '~/features/play/provider-frame/frame-document.server';
import { navigationDocument } from '~/features/play/provider-frame/navigation-document.server';
import { PAUSE_PATH } from '~/session/pause-path';
import { pausedUntil, requirePlayIsOn } from '~/session/paused-play.server';
import { failurePage } from '~/upstream/failure-page.server';
import { loadBook } from '~/features/betting/book/book.server';
import { hasCapability } from '~/upstream/has-capability.server';
import { SPORTSBOOKS, type Sportsbook } from '~/features/betting/addresses/sportsbooks';
import { eventIn, findBookAddress } from './sportsbook-address.server';

export const loadSports = (args: LoaderFunctionArgs) => bookPage(args, 'sports');
export const loadLiveBook = (args: LoaderFunctionArgs) => bookPage(args, 'live');
export const loadEsports = (args: LoaderFunctionArgs) => bookPage(args, 'esports');

/**
 * Loader of a sportsbook page: its matches, of an operator with the capability `bets`, else the frame; 501 when the operator has
 * none. Its data do not contain the betting token.
 */
async function bookPage(args: LoaderFunctionArgs, book: Sportsbook) {
  const { request, params, context } = args;
  if (await hasCapability(context, 'bets')) return loadBook(args, book);
  if (params['sport'] !== undefined) throw new Response(null, { status: 404 });
  requirePlayIsOn(context);
  if ((await findBookAddress(context, book)) === null) throw failurePage({ kind: 'not-offered' });
  const copy = context.page.translation.copy('sportsbook');
  const isGuest = context.player.session.player === null;
  const event = eventIn(request.url);
  const query = event === null ? '' : `event=${encodeURIComponent(event)}`;
  return json({
    kind: 'frame' as const,
    copy,
    title: copy[book],
    isGuest,
    // The query changes with viewer and language, so that the frame reloads.
    frame: `/sportsbook/frame/${book}?for=${isGuest ? 'guest' : 'player'}-${context.page.translation.locale}${query && `&${query}`}`,
    open: `/sportsbook/open/${book}${query && `?${query}`}`,
  });
}

export async function loadBookFrame({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const book = bookNamed(params.book);
  const { t, locale } = context.page.translation;
  const shared = { lang: locale, brand: context.site.brands.current() };
  const failed = { ...shared, title: t('sportsbook-server', 'failedTitle'), closes: false };
  if (pausedUntil(context.player.session.player) !== null) {
    const links = [{ label: t('sportsbook', 'toPause'), href: PAUSE_PATH }];
    return failureDocument({ ...failed, message: t('sportsbook', 'paused'), status: 403, links });
  }
  const address = book && (await findBookAddress(context, book, eventIn(request.url)).catch(asUnavailable));
  if (!book || !address) {
    const message = t('sportsbook-server', book ? 'unavailable' : 'noBook');
    const links = [{ label: t('sportsbook-server', 'retry'), href: book ? PAGES[book] : '/' }];
    return failureDocument({ ...failed, message, status: book ? 503 : 404, links });
  }
  return thirdPartyDocument({
    ...shared,
    title: t('sportsbook', book),
    src: address.href,
    frames: [address.origin],
    sandbox: PROVIDER_SANDBOX,
    loading: t('sportsbook-server', 'loading'),
    waiting: t('sportsbook-server', 'waiting'),
  });
}

/** Opens the book as a full page, for browsers that block third-party cookies in frames. */
export async function openSportsbook({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const book = bookNamed(params.book);
  if (!book) throw new Response(null, { status: 404 });
  requirePlayIsOn(context);
  const address = await findBookAddress(context, book, eventIn(request.url));
  if (!address) throw failurePage({ kind: 'not-offered' });
  const { t, locale } = context.page.translation;
  return navigationDocument({
    lang: locale,
    brand: context.site.brands.current(),
    title: t('sportsbook', book),
    label: t('sportsbook', 'fullPage'),
    url: address,
  });
}

const PAGES: Record<Sportsbook, string> = { sports: '/spor', live: '/livespor', esports: '/esports' };

const bookNamed = (name: string | undefined) => SPORTSBOOKS.find((book) => book === name) ?? null;

/** A frame shows its own failure document instead of the error boundary. */
function asUnavailable(thrown: unknown): null {
  if (!(thrown instanceof Response)) throw thrown;
  return null;
}
