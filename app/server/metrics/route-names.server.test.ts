import { describe, expect, it } from 'vitest';
import { createRouteBranches } from '~/server/remix/route-branches.server';
import { createRouteNames } from './route-names.server';

const route = (id: string, path?: string, index?: boolean) => ({ id, path, index, parentId: 'root', module: {} });
const routes = {
  root: { id: 'root', path: '', module: {} },
  'routes/_index': route('routes/_index', undefined, true),
  'routes/pages.$id': route('routes/pages.$id', 'pages/:id'),
  'routes/casino.play.$': route('routes/casino.play.$', 'casino/play/*'),
  'routes/$': route('routes/$', '*'),
} as unknown as Parameters<typeof createRouteBranches>[0];
const nameOf = createRouteNames(createRouteBranches(routes));

describe('the name of a path', () => {
  it.each([
    ['/', '_index'],
    ['/pages/1', 'pages.$id'],
    ['/pages/%F0%9F%8E%B0', 'pages.$id'],
    [`/casino/play/${'a'.repeat(3_000)}`, 'casino.play.$'],
    ['/assets/site-1234.js', 'assets'],
    ['/media/x.svg', 'media'],
    ['/healthz', 'health'],
    ['/balance', 'balance'],
  ])('%s is %s', (path, name) => {
    expect(nameOf(path)).toBe(name);
    expect(nameOf(path)).toBe(name);
  });

  it.each(['/nowhere', '/favicon.svg', '/..%2f..', '/%E0%A4%A', '//x'])('%j is other', (path) => {
    expect(nameOf(path)).toBe('other');
  });
});
