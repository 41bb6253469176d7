import { setMaxListeners } from 'node:events';
import type { LanguageOffer } from '~/i18n/language-offer';
import type { Translation } from '~/i18n/translator.server';
import { safeRedirect } from '~/lib/safe-redirect';
import type { Toast, Toasts } from '~/session/toasts.server';
import { PAGE_BUDGET_MS } from '~/upstream/client.server';
import type { PageFacts, PageRegistry } from './page-facts';

export type RejectionStatus = 400 | 403 | 404 | 405 | 413;

export interface PageContext {
  readonly requestId: string;
  /** Path and query, without Remix's own parameters. */
  readonly href: string;
  /** Whether the browser's script asks for the data of a page; false for a page as a document. */
  readonly isDataRequest: boolean;
  readonly translation: Translation;
  readonly languages: LanguageOffer;
  readonly zone: string;
  readonly lite: boolean;
  /** Lite mode without a choice of the player: the browser asked for it, or the device has little memory. */
  readonly liteIsAutomatic: boolean;
  /** The fields that the request sends; empty for a GET. The CSRF guard has parsed them: do not parse the body again. */
  readonly form: FormData;
  readonly facts: PageFacts;
  readonly registry: PageRegistry;
  /** The token for the page's forms, bound to the session or the device. */
  csrfToken(): string;
  /** Headers for every kind of response: Remix drops those of loaders. A cookie that the response itself sets comes first. */
  readonly responseHeaders: Headers;
  /** The status of the error page to show, when the request was rejected before Remix. */
  readonly rejection: RejectionStatus | null;
  /** The browser has sent a cookie. The language of an address stands as another one among the headers. */
  readonly sendsCookies: boolean;
  /** The browser has kept no cookie of the answer before this one: the page says so. */
  readonly refusesCookies: boolean;
  readonly toasts: Toasts;
  readonly notices: Toast[];
}

/** A request's address on a placeholder origin. Joined as text: as a relative URL, `//host/x` would name another host. */
export const requestUrl = (originalUrl: string) => new URL(`http://site.invalid${originalUrl}`);

/** Path and query of the page that a request belongs to, without Remix's own parameters. */
export function pageHref(originalUrl: string): string {
  const url = requestUrl(originalUrl);
  url.searchParams.delete('_data');
  url.searchParams.delete('index');
  return safeRedirect(`${url.pathname}${url.search}`);
}

export type Deadline = ReturnType<typeof createDeadline>;

/** The part of a page's time that the calls have which it can do without. The rest is for the others. */
const OPTIONAL_MS = 2_000;

/** The time budget of a page for its calls. @param startedAt in milliseconds of `performance.now()` */
export function createDeadline(startedAt: number) {
  const begin = (spentMs: number) => ({
    whole: timeoutSignal(PAGE_BUDGET_MS - spentMs),
    optional: timeoutSignal(OPTIONAL_MS - spentMs),
  });
  let signals = begin(performance.now() - startedAt);
  return {
    signal: () => signals.whole,
    /** Aborts when calls that the page can do without have had their time. */
    optional: () => signals.optional,
    reset: () => void (signals = begin(0)),
  };
}

function timeoutSignal(ms: number): AbortSignal {
  const signal = AbortSignal.timeout(Math.max(0, Math.round(ms)));
  // A lobby makes many calls at once, and each adds a listener: Node would warn about a leak.
  setMaxListeners(0, signal);
  return signal;
}
