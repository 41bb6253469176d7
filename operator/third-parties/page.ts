import type { Response } from 'express';
import { readText } from '../files';
import type { Locale } from '../messages';
import { html, type Markup } from '../markup';

interface Page {
  readonly locale: Locale;
  readonly title: string;
  /** URL of the page's only stylesheet, on its own origin. */
  readonly stylesheet: string;
  readonly body: Markup;
  readonly status?: number;
  /** Origins that may frame the page; default: none. */
  readonly framedBy?: readonly string[];
  /** Other origins that a form of the page may redirect to. */
  readonly formTargets?: readonly string[];
}

/** Sends an HTML document with a policy that allows no resource except its stylesheet. */
export function sendPage(response: Response, page: Page): void {
  const { locale, title, stylesheet, body, status = 200, framedBy = [], formTargets = [] } = page;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    // Allows the empty icon, which keeps browsers from requesting /favicon.ico.
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
  ];
  response
    .status(status)
    .set({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('html')
    .send(
      html`<!doctype html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="dark" />
            <title>${title}</title>
            <link rel="icon" href="data:," />
            <link rel="stylesheet" href="${stylesheet}" />
          </head>
          <body>
            ${body}
          </body>
        </html>`.markup,
    );
}

/** Sends a stylesheet of `files/`, cacheable because it changes only with a new version of the operator. */
export function sendStylesheet(response: Response, file: string): void {
  response
    .set({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
    .type('css')
    .send(readText(file));
}
