import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTENT_SOURCES } from '../app/server/edge/content-changes.server';
import { EDGE_SECONDS, edgeHeaders } from '../app/server/edge/edge-headers.server';
import { SESSION_COOKIE } from '../app/session/player-session.server';
import { TOAST_COOKIE } from '../app/session/toasts.server';
import { PAGE_COOKIES } from '../app/shell/page-choices.server';

/** Checks the configurations of the edge caches against the code. tests/integration/edge-refusals.test.ts runs them. */

const FILES = ['deploy/edge/varnish/site.vcl.template', 'deploy/edge/nginx/site.conf.template'];
const VCL = readFileSync(FILES[0] ?? '', 'utf8');

describe.each(FILES)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  it('has the cookies of guest pages in its key, with their values, and no others', () => {
    const found = [...text.matchAll(/[;)]\\s\*\(?([a-z]+)=(?:\((?:\?<[a-z]+>)?)?([^\n]*?)\)?\\s\*\((?:\?:)?;/g)];
    expect(new Set(found.map(([, name]) => name))).toEqual(new Set(PAGE_COOKIES.map(({ cookie }) => cookie.name)));
    for (const [, name, values] of found) {
      expect([name, values]).toEqual([name, PAGE_COOKIES.find(({ cookie }) => cookie.name === name)?.values]);
    }
  });

  it('passes requests with the cookies that make a page personal', () => {
    expect(text).toContain(
      `(?:${SESSION_COOKIE.name}|${TOAST_COOKIE.name})`.replace('?:', file === FILES[0] ? '' : '?:'),
    );
  });
});

describe('the Varnish configuration', () => {
  it('has the times of the code', () => {
    expect(VCL).toContain(`set req.grace = ${EDGE_SECONDS.staleWhileRevalidate}s;`);
    expect(VCL).toContain(`set req.grace = ${EDGE_SECONDS.staleIfError}s;`);
  });

  it('stores the lifetime and purges the tags that the site sends', () => {
    const [, lifetime = ''] = /Surrogate-Control !~ "([^"]+)"/.exec(VCL) ?? [];
    const sent = edgeHeaders('varnish', { sources: CONTENT_SOURCES, popup: null });
    expect(sent['surrogate-control']).toMatch(new RegExp(lifetime));
    const [, tags = ''] = /xkey-purge !~ "([^"]+)"/.exec(VCL) ?? [];
    expect(sent['surrogate-key']).toMatch(new RegExp(tags));
  });
});

describe('the nginx configuration', () => {
  it('serves no old page while the site answers', () => {
    expect(readFileSync(FILES[1] ?? '', 'utf8')).not.toMatch(/^\s*proxy_cache_use_stale .*updating/m);
  });
});
