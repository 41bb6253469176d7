import { expect, it } from 'vitest';
import { siteBehindVarnish } from '../support/site-behind-varnish';
const { site, edge } = siteBehindVarnish();
it('x', async () => {
  for (const path of ['/', '/', '/casino/slot', '/casino/slot', '/promotions', '/login']) {
    const a = await fetch(`${edge.origin}${path}`); 
    console.log(path, a.status, JSON.stringify(Object.fromEntries(a.headers)));
    await a.text();
  }
  const direct = await fetch(`http://localhost:${new URL(site.url).port}/`);
  console.log(JSON.stringify(Object.fromEntries(direct.headers)));
});
