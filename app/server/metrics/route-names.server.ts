import type { FindBranch } from '~/server/remix/route-branches.server';

/** What express answers itself, by the beginning of its paths. */
const BESIDE_PAGES: readonly (readonly [beginning: string, name: string])[] = [
  ['/assets/', 'assets'],
  ['/media/', 'media'],
  ['/healthz', 'health'],
  ['/readyz', 'health'],
  ['/balance', 'balance'],
  ['/csp-reports', 'csp-reports'],
];

/** The name of a path for metrics: a route's id, one of a few words, or `other`. Never the path itself. */
export function createRouteNames(findBranch: FindBranch): (path: string) => string {
  return (path) => {
    const beside = BESIDE_PAGES.find(([beginning]) => path.startsWith(beginning));
    if (beside) return beside[1];
    const id = findBranch(path).at(-1) ?? '';
    return id === '' || id === 'root' || id === 'routes/$' ? 'other' : id.replace('routes/', '');
  };
}
