import type { LoaderFunctionArgs } from '@remix-run/node';

/** The loader for addresses without a page, and for requests that a middleware refused. */
export function loadUnknown({ context }: LoaderFunctionArgs): never {
  throw new Response(null, { status: context.page.rejection ?? 404 });
}
