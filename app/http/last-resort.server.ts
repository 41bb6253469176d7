import type { Response } from 'express';

/** A page for when nothing else could be made: it needs no data, no script and no stylesheet. */
export function sendLastResort(response: Response, status: number): void {
  const requestId = String(response.locals.requestId ?? '');
  response.status(status);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.send(`<!DOCTYPE html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${status}</title>
<header><a href="/">Ana sayfa · <span lang="en">Home</span></a></header>
<main>
<h1>Bir şeyler ters gitti</h1>
<p>Bu sayfa şu an gösterilemiyor.</p>
<h2 lang="en">Something went wrong</h2>
<p lang="en">This page cannot be shown right now.</p>
</main>
<footer><p>${status} · ${requestId}</p></footer>
</html>`);
}
