import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineHash } from '~/platform/inline-hash.server';
import { CSRF_FIELD } from '~/session/csrf-field';
import { PAUSE_PATH } from '~/session/pause-path';
import type { Brand } from '~/upstream/brand/brand';
import stylesheet from './frame.css?url';

/**
 * Documents that hold a third party's frame (docs/decisions/0014-game-launch.md): the page's policy needs no third-party
 * hosts, and the frame document's policy lists exactly one.
 */

/** The button that stops all play, for a document without the page's bar above it. */
export interface StopButton {
  readonly label: string;
  readonly csrf: string;
}

interface FrameDocument {
  readonly lang: string;
  readonly brand: Brand;
  readonly title: string;
  readonly stop?: StopButton | null;
  /** Sources of `frame-src`; empty for `none`. */
  readonly frames?: readonly string[];
  /** Whether the document asks the page around it to close the screen. */
  readonly closes?: boolean;
  readonly head?: ReactNode;
  readonly status?: number;
  readonly headers?: HeadersInit;
  readonly children: ReactNode;
}

interface ThirdParty {
  readonly lang: string;
  readonly brand: Brand;
  readonly stop?: StopButton | null;
  readonly title: string;
  readonly src: string;
  readonly frames: readonly string[];
  readonly sandbox: string;
  readonly loading: string;
  /** Text shown while loading takes long. */
  readonly waiting: string;
}

/** Sandbox of a provider's frame: scripts and forms in its own origin, and pop-ups. No `allow-top-navigation`. */
export const PROVIDER_SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';

const ALLOWED = 'autoplay; fullscreen; encrypted-media; screen-wake-lock; clipboard-write';

export function thirdPartyDocument({ title, src, sandbox, loading, waiting, ...document }: ThirdParty): Response {
  return frameDocument({
    ...document,
    title,
    children: (
      <>
        <main className="loading">
          <div className="spinner" />
          <p>{loading}</p>
          <p className="waiting">{waiting}</p>
        </main>
        <iframe
          src={src}
          title={title}
          sandbox={sandbox}
          allow={ALLOWED}

          referrerPolicy="no-referrer"
        />
      </>
    ),
  });
}

interface Failure {
  readonly lang: string;
  readonly brand: Brand;
  readonly stop?: StopButton | null;
  readonly title: string;
  readonly message: string;
  readonly status: number;
  /** Links to pages of this site; empty in a sandbox that forbids top navigation. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly closes: boolean;
  readonly headers?: HeadersInit;
}

/** A page that loads its script later reads `data-closes` instead; one that cannot read the frame gets this message. */
const TELL_TO_CLOSE = "parent.postMessage({ type: 'exit' }, location.origin);";

export function failureDocument({ title, message, links, closes, ...document }: Failure): Response {
  return frameDocument({
    ...document,
    title,
    closes,
    children: (
      <main className="failure">
        <h1>{title}</h1>
        <p data-failure="">{message}</p>
        {links.length > 0 && (
          <p className="links">
            {links.map(({ label, href }) => (
              <a key={href} href={href} target="_top">
                {label}
              </a>
            ))}
          </p>
        )}
      </main>
    ),
  });
}

/** A complete HTML document. Its policy allows its stylesheet, the listed frames and the stop's form only. */
export function frameDocument(document: FrameDocument): Response {
  const {
    lang,
    brand,
    title,
    stop = null,
    frames = [],
    closes = false,
    head,
    status = 200,
    headers,
    children,
  } = document;
  const markup = renderToStaticMarkup(
    <html lang={lang} data-closes={closes || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={brand.colours.scheme} />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
        {brand.stylesheet && <link rel="stylesheet" href={brand.stylesheet.href} />}
        {head}
      </head>
      <body>
        {stop && <StopForm {...stop} />}
        {children}
        {closes && <script dangerouslySetInnerHTML={{ __html: TELL_TO_CLOSE }} />}
      </body>
    </html>,
  );
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `script-src ${closes ? inlineHash(TELL_TO_CLOSE) : "'none'"}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    `form-action ${stop ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  const response = framed(`<!doctype html>${markup}`, policy, { status, ...(headers && { headers }) });
  // With no referrer the form would have no origin either, and the site would refuse it.
  if (stop) response.headers.set('referrer-policy', 'same-origin');
  return response;
}

function StopForm({ label, csrf }: StopButton) {
  return (
    <form className="stop" method="post" action={PAUSE_PATH} target="_top">
      <input type="hidden" name={CSRF_FIELD} value={csrf} />
      <button name="kind" value="stop">
        {label}
      </button>
    </form>
  );
}

/** An HTML response that pages of this site may frame, with the given policy. */
export function framed(html: string, policy: readonly string[], init: { status?: number; headers?: HeadersInit } = {}) {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', policy.join('; '));
  headers.set('x-frame-options', 'SAMEORIGIN');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('cache-control', 'private, no-store');
  return new Response(html, { status: init.status ?? 200, headers });
}
