import type { FindBranch } from '~/server/remix/route-branches.server';

/** Requests that are answered without Remix, by path prefix. */
const NON_PAGE_NAMES: readonly (readonly [prefix: string, name: string])[] = [
  ['/assets/', 'assets'],
  ['/media/', 'media'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/balance', 'balance'],
  ['/csp-reports', 'csp-reports'],
  ['/script-failures', 'script-failures'],
];

/** A route's id, a name from the list above, or `other`. Never the path itself. */
export function createRouteNames(findBranch: FindBranch): (path: string) => string {
  return (path) => {
    const nonPage = NON_PAGE_NAMES.find(([prefix]) => path.startsWith(prefix));
    if (nonPage) return nonPage[1];
    const id = findBranch(path).at(-1) ?? '';
    return id === '' || id === 'root' || id === 'routes/$' ? 'other' : id.replace('routes/', '');
  };
}
