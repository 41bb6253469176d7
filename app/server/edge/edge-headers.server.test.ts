import { describe, expect, it } from 'vitest';
import { edgeHeaders } from './edge-headers.server';

const LIFETIME = 'max-age=10, stale-while-revalidate=50, stale-if-error=86400';
const page = { sources: new Set(['cms/grouped', 'casino/games']), popup: null };

describe('the headers of a page for the edge', () => {
  it.each([
    ['varnish', { 'surrogate-control': LIFETIME, 'surrogate-key': 'casino/games cms/grouped' }],
    ['fastly', { 'surrogate-control': LIFETIME, 'surrogate-key': 'casino/games cms/grouped' }],
    ['cloudflare', { 'cloudflare-cdn-cache-control': LIFETIME, 'cache-tag': 'casino/games,cms/grouped' }],
    ['nginx', { 'x-accel-expires': '10' }],
  ] as const)('are for %s its own', (vendor, headers) => expect(edgeHeaders(vendor, page)).toEqual(headers));

  it.each(['varnish', 'fastly'] as const)('name the popup for %s', (vendor) => {
    expect(edgeHeaders(vendor, { ...page, popup: '0123456789ab' })).toMatchObject({ 'edge-popup': '0123456789ab' });
  });
});
