import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  headers.set('content-type', 'text/html');
  const page = renderToString(<RemixServer context={context} url={request.url} />);
  return new Response(`<!DOCTYPE html>${page}`, { status, headers });
}
