import type { Response } from 'express';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.server';

/** A page for when nothing else could be made. */
export function sendLastResort(response: Response, status: number): void {
  const requestId = String(response.locals.requestId ?? '');
  response.status(status);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-security-policy', PLAIN_PAGE_POLICY);
  response.send(
    plainPage({
      title: String(status),
      main: `<h1>Bir şeyler ters gitti</h1>
<p>Bu sayfa şu an gösterilemiyor.</p>
<h2 lang="en">Something went wrong</h2>
<p lang="en">This page cannot be shown right now.</p>`,
      footer: `${status} · ${requestId}`,
    }),
  );
}
