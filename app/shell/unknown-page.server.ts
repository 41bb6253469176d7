import type { LoaderFunctionArgs } from '@remix-run/node';

/** Addresses that are no page, and requests that were refused on their way here. */
export function loadUnknown({ context }: LoaderFunctionArgs): never {
  throw new Response(null, { status: context.page.rejection ?? 404 });
}
