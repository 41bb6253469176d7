import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPageRegistry } from './pages/page-registry.server';
import { canonicalPath } from './canonical-address.server';

const route = (id: string, path: string) => ({ id, path, parentId: 'root', module: { default: () => null } });
const all = [
  route('routes/_index', ''),
  route('routes/lobby', 'casino/slot'),
  route('routes/game', 'casino/game/*'),
  route('routes/promotion', 'promotions/:id'),
  route('routes/robots', 'robots.txt'),
  route('routes/dashboard.$', 'dashboard/*'),
  route('routes/$', '*'),
];
const routes = Object.fromEntries([{ id: 'root', path: '', module: {} }, ...all].map((each) => [each.id, each]));
const registry = createPageRegistry({ routes, assets: { version: '1' } } as never);
const canonical = (path: string) => canonicalPath(path, registry);

it.each([
  ['/', '/'],
  ['/casino/slot', '/casino/slot'],
  ['/casino/slot/', '/casino/slot'],
  ['/casino/slot//', '/casino/slot'],
  ['/Casino/SLOT', '/casino/slot'],
  ['/casino//slot', '/casino/slot'],
  ['/casino/%73lot', '/casino/slot'],
  ['/%63asino/s%6Co%54/', '/casino/slot'],
  ['/ROBOTS.txt', '/robots.txt'],
  ['/robots%2etxt', '/robots.txt'],
  ['/Promotions/AbC/', '/promotions/AbC'],
  ['/promotions/%c3%a7', '/promotions/%C3%A7'],
  ['/promotions/a%2fb', '/promotions/a%2Fb'],
  ['/Casino/Game/%7b//x%2Fy/', '/casino/game/%7b//x%2Fy/'],
  ['/casino/game/{"a"}', '/casino/game/{"a"}'],
])('%s is the page %s', (path, expected) => expect(canonical(path)).toBe(expected));

it.each([
  '/casino/slot.',
  '/casino/slot%20',
  '/casino/slots/',
  '//evil.example/x',
  '//',
  '//casino/slot',
  '/Nowhere/',
  '/dashboard/Nowhere/',
  '/casino%2Fslot',
])('%s is no page, and is not led elsewhere', (path) => expect(canonical(path)).toBe(path));

it('is a path of this site, at which it stays', () => {
  const piece = fc.constantFrom(
    '/',
    'casino',
    'SLOT',
    'slot',
    'game',
    'promotions',
    '%73',
    '%2f',
    '%2F',
    '.',
    '%5C',
    'evil.example',
    'x',
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const path = `/${pieces.join('')}`;
      const found = canonical(path);
      expect(canonical(found)).toBe(found);
      if (found === path) return;
      expect(found).toMatch(/^\/(?!\/)/);
      expect(new URL(found, 'http://site.invalid').origin).toBe('http://site.invalid');
      expect(registry.pageAt(found)?.routeId).toBeDefined();
    }),
    { numRuns: 3_000 },
  );
});
