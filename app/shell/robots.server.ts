import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Page } from '~/request/page-facts';

const AN_HOUR = 3600;

export function loadRobots({ context }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    ...disallowedPaths(context.page.registry.pages).map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.site.origin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${AN_HOUR}` },
  });
}

/** The beginnings of addresses that robots may not read. A beginning stands for all that is below it. */
function disallowedPaths(pages: readonly Page[]): string[] {
  const paths = pages.flatMap(({ pattern, facts: { robots } }) => {
    const fixed = pattern.split(/[:*]/, 1)[0] ?? '';
    if (robots === 'disallow-query') return [`${fixed}?`];
    return robots === 'disallow' ? [fixed] : [];
  });
  const isCovered = (path: string) => paths.some((other) => other !== path && path.startsWith(other));
  return [...new Set(paths)].filter((path) => !isCovered(path)).sort();
}
