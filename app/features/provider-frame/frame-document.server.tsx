import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineHash } from '~/server/http/document-policy.server';
import stylesheet from './frame.css?url';

/**
 * Documents of this site that stand in its own frames (docs/decisions/0014-game-launch.md). Between the page and the third party, so that
 * the page's policy needs to know nobody, and this document's names exactly who may stand in it.
 */

interface FrameDocument {
  readonly lang: string;
  readonly title: string;
  /** Sources for the frame inside; none when there is none. */
  readonly frames?: readonly string[];
  /** Tells the page around it to close the screen. */
  readonly closes?: boolean;
  readonly head?: ReactNode;
  readonly status?: number;
  readonly headers?: HeadersInit;
  readonly children: ReactNode;
}

interface ThirdParty {
  readonly lang: string;
  /** Of the frame, for those who hear it. */
  readonly title: string;
  readonly src: string;
  readonly frames: readonly string[];
  readonly sandbox: string;
  readonly loading: string;
  /** Said when it takes long. */
  readonly waiting: string;
}

/** Scripts and forms, in the frame's own origin; a window of its own, but never ours: no `allow-top-navigation`. */
export const PROVIDER_SANDBOX =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-pointer-lock allow-orientation-lock';

const ALLOWED = 'autoplay; fullscreen; encrypted-media; screen-wake-lock; clipboard-write';

/** The third party's frame, over a sign that it is loading. */
export function thirdPartyDocument({ lang, title, src, frames, sandbox, loading, waiting }: ThirdParty): Response {
  return frameDocument({
    lang,
    title,
    frames,
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
  readonly title: string;
  readonly message: string;
  readonly status: number;
  /** Out of the frame; none in a frame that may not lead there. */
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly closes: boolean;
  readonly headers?: HeadersInit;
}

/** The mark is for a page that was not listening yet, the message for a frame that nobody can look into. */
const TELL_TO_CLOSE = "parent.postMessage({ type: 'exit' }, location.origin);";

export function failureDocument({ title, message, links, closes, ...document }: Failure): Response {
  return frameDocument({
    ...document,
    title,
    closes,
    children: (
      <main className="failure">
        <h1>{title}</h1>
        <p>{message}</p>
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

/** A whole document that loads nothing but its stylesheet and the frames that it names. */
export function frameDocument(document: FrameDocument): Response {
  const { lang, title, frames = [], closes = false, head, status = 200, headers, children } = document;
  const markup = renderToStaticMarkup(
    <html lang={lang} data-closes={closes || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
        {head}
      </head>
      <body>
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
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return framed(`<!doctype html>${markup}`, policy, { status, ...(headers && { headers }) });
}

/** An HTML answer that pages of this site may frame, under that policy. */
export function framed(html: string, policy: readonly string[], init: { status?: number; headers?: HeadersInit } = {}) {
  const headers = new Headers(init.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', policy.join('; '));
  headers.set('x-frame-options', 'SAMEORIGIN');
  headers.set('referrer-policy', 'no-referrer');
  headers.set('cache-control', 'private, no-store');
  return new Response(html, { status: init.status ?? 200, headers });
}
