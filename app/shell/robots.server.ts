import type { LoaderFunctionArgs } from '@remix-run/node';

/** What belongs to one player, changes something, or is endless: nothing to look for. */
const PRIVATE_PATHS = [
  '/casino/play/',
  '/dashboard',
  '/favourites',
  '/language',
  '/login?',
  '/logout',
  '/notifications',
  '/recover',
  '/search',
  '/ticket',
];

const AN_HOUR = 3600;

export function loadRobots({ context }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.site.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${AN_HOUR}` },
  });
}
