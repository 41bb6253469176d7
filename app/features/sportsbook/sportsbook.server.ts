import { json, redirect, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { Copy } from '~/i18n/messages';
import { failureDocument, PROVIDER_SANDBOX, thirdPartyDocument } from '../provider-frame/frame-document.server';
import { BOOKS, findBookAddress, type Book } from './book-address.server';

export const loadSports = ({ context }: LoaderFunctionArgs) => bookPage(context, 'sports');
export const loadLive = ({ context }: LoaderFunctionArgs) => bookPage(context, 'live');
export const loadEsports = ({ context }: LoaderFunctionArgs) => bookPage(context, 'esports');

/** The page of a book; 501 where the operator has none. The betting token stays out of it. */
async function bookPage(context: AppLoadContext, book: Book) {
  if ((await findBookAddress(context, book)) === null)
    throw json({ kind: 'not-offered', message: null }, { status: 501 });
  const copy = context.page.translation.copy('sportsbook');
  const isGuest = context.player.session.player === null;
  return json({
    copy,
    title: copy[book],
    isGuest,
    // Another address for another viewer and language: the frame follows when either changes.
    frame: `/sportsbook/frame/${book}?for=${isGuest ? 'guest' : 'player'}-${context.page.translation.locale}`,
    open: `/sportsbook/open/${book}`,
  });
}

/** The frame that holds the betting provider's. */
export async function loadBookFrame({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const book = bookNamed(params.book);
  const { t, locale } = context.page.translation;
  const address = book && (await findBookAddress(context, book).catch(unknownAddress));
  if (!book || !address) {
    const key: keyof Copy<'sportsbook-server'> = book ? 'unavailable' : 'noBook';
    return failureDocument({
      lang: locale,
      title: t('sportsbook-server', 'failedTitle'),
      message: t('sportsbook-server', key),
      status: book ? 503 : 404,
      closes: false,
      links: [{ label: t('sportsbook-server', 'retry'), href: book ? PAGES[book] : '/' }],
    });
  }
  return thirdPartyDocument({
    lang: locale,
    title: t('sportsbook', book),
    src: address.href,
    frames: [address.origin],
    sandbox: PROVIDER_SANDBOX,
    loading: t('sportsbook-server', 'loading'),
    waiting: t('sportsbook-server', 'waiting'),
  });
}

/** The provider's book as a page of its own, for browsers that keep third-party cookies out of frames. */
export async function openBook({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const book = bookNamed(params.book);
  if (!book) throw new Response(null, { status: 404 });
  const address = await findBookAddress(context, book);
  if (!address) throw json({ kind: 'not-offered', message: null }, { status: 501 });
  return redirect(address.href, {
    headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' },
  });
}

const PAGES: Record<Book, string> = { sports: '/spor', live: '/livespor', esports: '/esports' };

const bookNamed = (name: string | undefined) => BOOKS.find((book) => book === name) ?? null;

/** Pages throw what their error boundary shows; a frame has none. */
function unknownAddress(thrown: unknown): null {
  if (!(thrown instanceof Response)) throw thrown;
  return null;
}
