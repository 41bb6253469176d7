// @module-tag tier-1
// @module-tag content
// @module-tag promotions
// @module-tag tickets

import { describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { decode, shown } from '../support/html';
import { startSite } from '../support/site';

const { operator, proxy, site } = siteBehindFaults();

const answer = (data: unknown) => ({
  kind: 'body' as const,
  body: JSON.stringify({ success: true, message: null, data }),
});
const visit = () => new HttpBrowser(site.url);
const read = async (path: string) => {
  const response = await visit().get(path);
  return { status: response.status, page: await shown(response) };
};

const playing = () => enterAsNewPlayer(operator.apiUrl, visit());

describe('addresses without a page', () => {
  it.each([
    '/pages/0',
    '/pages/abc',
    '/pages/99999999',
    '/pages/1%2F2',
    '/pages/-1',
    '/promotions/none',
    '/promotions/__proto__',
    '/promotions/%00',
  ])('%s is answered with 404', async (path) => {
    expect((await read(path)).status).toBe(404);
  });

  it.each(['/ticket/abc', '/ticket/0', '/ticket/99999999999', '/ticket/1e3', `/ticket/${'9'.repeat(40)}`])(
    '%s is answered with 404 to a player',
    async (path) => {
      const { visitor } = await playing();
      expect((await visitor.get(path)).status).toBe(404);
    },
  );

  it('a ticket of another player is answered with 404', async () => {
    const { player, visitor } = await playing();
    await player.call('ticket/create', { subject: 'Benim konum', message: 'Merhaba' });
    const listed = await shown(await visitor.get('/ticket'));
    const href = /href="(\/ticket\/\d+)"/.exec(listed)?.[1] ?? '';
    expect((await visitor.get(href)).status).toBe(200);
    const { visitor: other } = await playing();
    expect((await other.get(href)).status).toBe(404);
  });
});

describe("the operator's content", () => {
  it.each(['/promotions', '/promotions/1', '/pages/1'])('%s names the language that it is in', async (path) => {
    const titleIn = async (language: string) => {
      const reader = new HttpBrowser(site.url);
      reader.cookies.set('language', language);
      const page = await shown(await reader.get(path));
      return / lang="(\w+)"/.exec(page.slice(page.indexOf('<main')))?.[1];
    };
    expect(await Promise.all(['tr', 'en', 'de'].map(titleIn))).toEqual([undefined, undefined, 'en']);
  });

  let emptyId = 2_000;

  const HOSTILE: [name: string, body: string, shown: RegExp | null][] = [
    ['a script', '<p>a</p><script>alert(1)</script>', /<p>a<\/p>/],
    ['a handler', '<img src="https://x.example/a.png" onerror="alert(1)">', /loading="lazy"/],
    ['a style', '<p style="position:fixed">a</p><style>p{}</style>', /<p>a<\/p>/],
    ['a frame', '<iframe src="https://x.example"></iframe><p>b</p>', /<p>b<\/p>/],
    ['an odd address', '<a href="javascript:alert(1)">c</a>', /<a>c<\/a>/],
    ['a form', '<form action="https://x.example"><input name="p"><p>d</p></form>', /<p>d<\/p>/],
    ['unbalanced tags', '<ul><li>e<li>f</ul></div></main></html><p>g', /g/],
    ['a link that leaves', '<a href="https://x.example/">h</a>', /target="_blank" rel="noopener noreferrer"/],
    ['a table', '<table><tr><th scope="col">i</th></tr></table>', /<th scope="col">i<\/th>/],
    ['nothing', '', /henüz yazılmadı/],
  ];

  it.each(HOSTILE)('with %s is sanitised and complete', async (_name, body, expected) => {
    const id = 1_000 + HOSTILE.findIndex(([, other]) => other === body);
    proxy.faults.set('cms/content', answer({ id, title: 'Sayfa', body }));
    const { status, page } = await read(`/pages/${id}`);
    proxy.faults.delete('cms/content');
    expect(status).toBe(200);
    const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
    expect(main).not.toMatch(/alert|<script|<style|style=|<iframe|onerror|javascript:|action="https/);
    if (expected) expect(main).toMatch(expected);
    expect(page).toContain('</footer>');
  });

  it.each(['', ' \n ', '<p></p>', '<p>&nbsp;</p><br>', '<script>alert(1)</script>', '<ul><li>'])(
    'without visible text (%j) gets a message',
    async (body) => {
      emptyId += 1;
      proxy.faults.set('cms/content', answer({ id: emptyId, title: 'Boş', body }));
      const { status, page } = await read(`/pages/${emptyId}`);
      proxy.faults.delete('cms/content');
      expect([status, page]).toEqual([200, expect.stringContaining('henüz yazılmadı')]);
    },
  );

  it('is linked only if its id is valid', async () => {
    const ids = [12, 'abc-2', '1e3', '../x', 'a b', '..', 'a'.repeat(100)];
    const valid = ['/pages/12', '/pages/abc-2', '/pages/1e3', `/pages/${'a'.repeat(100)}`];
    proxy.faults.set(
      'cms/categorylist',
      answer([{ name: 'x', content: ids.map((id) => ({ id, title: `No ${id}` })) }]),
    );
    proxy.faults.set('cms/contentlist', answer(ids.map((id) => ({ id, title: `No ${id}` }))));
    const fresh = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const page = await shown(await new HttpBrowser(fresh.url).get('/pages/1'));
    const map = await (await new HttpBrowser(fresh.url).get('/sitemap.xml')).text();
    await fresh.stop();
    proxy.faults.delete('cms/categorylist');
    proxy.faults.delete('cms/contentlist');
    const linked = new Set([...page.matchAll(/href="([^"]*)"[^>]*>No /g)].map(([, href]) => href));
    expect([...linked]).toEqual(valid);
    expect([...new Set(map.match(/\/pages\/[^<"?]*/g))].sort()).toEqual(valid.sort());
  });

  it.each([
    ['terms', 'terms'],
    ['12', 12],
    ['007', '007'],
  ])('is asked for by the id of its address, %s', async (address, id) => {
    proxy.faults.set('cms/content', answer({ id, title: 'Sayfa', body: '<p>Metin</p>' }));
    expect((await read(`/pages/${address}`)).status).toBe(200);
    proxy.faults.delete('cms/content');
    expect(JSON.parse(proxy.lastBodies.get('cms/content') ?? '')).toEqual({ id });
  });

  it('of a megabyte is shown', async () => {
    proxy.faults.set('cms/content', answer({ id: 77, title: 'Uzun', body: '<p>uzun metin</p>'.repeat(60_000) }));
    const { status, page } = await read('/pages/77');
    proxy.faults.delete('cms/content');
    expect(status).toBe(200);
    expect(page.length).toBeGreaterThan(1_000_000);
  });

  it('has the menu of its category, a title, and Open Graph data', async () => {
    const { page } = await read('/pages/1');
    expect(page).toMatch(/<nav[^>]*aria-label="Bilgi sayfaları"[\s\S]*aria-current="page"/);
    expect(page).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(page).toMatch(/<meta property="og:url" content="http[^"]+\/pages\/1"/);
  });
});

describe('promotions', () => {
  it('show the picture of type 2, else the first allowed one, else none', async () => {
    const image = (type: number, url: string) => ({ type, url });
    proxy.faults.set(
      'cms/promotionlist',
      answer([
        {
          id: 1,
          title: 'Bir',
          description: '<p>x</p>',
          images: [image(1, '/media/one.svg'), image(2, '/media/two.svg')],
        },
        {
          id: 'iki',
          title: 'İki',
          description: '',
          images: [image(2, 'javascript:alert(1)'), image(3, '/media/three.svg')],
        },
        { id: 3, title: '<script>alert(1)</script>', description: '<script>alert(1)</script>', images: [] },
        { id: 4, title: 'Dört', description: '', images: [image(2, '/media/four.png?w=1')] },
      ]),
    );
    const fresh = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const open = async (path: string) => shown(await new HttpBrowser(fresh.url).get(path));
    const first = await open('/promotions/1');
    expect(first).toContain('src="/media/two.svg"');
    // Other sites show no SVG: the page is shared with the brand's icon.
    expect(first).toMatch(/<meta property="og:image" content="http[^"]+\/icon-512\.png"/);
    expect(await open('/promotions/4')).toMatch(/<meta property="og:image" content="http[^"]+\/media\/four\.png\?w=1"/);
    expect(await open('/promotions/iki')).toContain('src="/media/three.svg"');
    const third = await open('/promotions/3');
    expect(third).not.toContain('<script>');
    expect(third).toContain('&lt;script&gt;');
    expect(await open('/promotions')).not.toContain('javascript:');
    await fresh.stop();
    proxy.faults.delete('cms/promotionlist');
  });
});

describe('a ticket', () => {
  const LONG = '👍'.repeat(5_000);

  it.each([
    ['too short', { subject: 'ab', message: 'x' }],
    ['empty', { subject: '', message: '' }],
    ['10,000 characters', { subject: 'Konu', message: LONG }],
  ])('that is %s is answered with the form and the typed values', async (_name, typed) => {
    const { visitor } = await playing();
    const answered = await visitor.post('/ticket', typed);
    expect(answered.status).toBe(400);
    expect(await shown(answered)).toContain(typed.message);
  });

  it('is accepted up to the maximum length, with emoji and other scripts', async () => {
    const { visitor } = await playing();
    for (const message of ['👍'.repeat(1_000), 'ağ\u202eגשם '.repeat(200), '&amp; "quoted" \\ <i>']) {
      const subject = `Konu ${message.length} 👩‍👩‍👧`;
      expect((await visitor.post('/ticket', { subject, message })).status).toBe(303);
      const listed = await shown(await visitor.get('/ticket'));
      expect(listed).toContain(subject);
      const href = /href="(\/ticket\/\d+)"/.exec(listed)?.[1] ?? '';
      expect(decode(await shown(await visitor.get(href)))).toContain(message.trim());
    }
  });

  it('is opened, answered and closed, and markup in it is shown as text', async () => {
    const { visitor } = await playing();
    const opened = await visitor.post('/ticket', { subject: '<b>Konu</b>', message: '<script>alert(1)</script>' });
    expect(opened.status).toBe(303);
    const href = opened.headers.get('location') ?? '';
    expect(href).toMatch(/^\/ticket\/\d+$/);
    const page = await shown(await visitor.get(href));
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect((await visitor.post(href, { message: 'Bir şey daha' })).status).toBe(303);
    expect(await shown(await visitor.get(href))).toContain('Bir şey daha');
    expect(await shown(await visitor.get(href))).not.toContain('name="close"');
    const asked = await shown(await visitor.get(`${href}?close=1`));
    expect(asked).toContain('Talep kapatılsın mı?');
    expect(asked).toContain('name="close" value="1"');
    expect((await visitor.post(href, { close: '1' })).status).toBe(303);
    expect((await visitor.get(`${href}?close=1`)).status).toBe(200);
    const closed = await shown(await visitor.get(href));
    expect(closed).toContain('Bu talep kapandı');
    expect(closed).not.toContain('name="message"');
  });

  it('is opened once when its form is sent twice, and leads to its page both times', async () => {
    const { visitor } = await playing();
    const form = { subject: 'Çift dokunuş', message: 'Bir kez açılmalı' };
    const answers = await Promise.all([visitor.post('/ticket', form), visitor.post('/ticket', form)]);
    answers.push(await visitor.post('/ticket', form));
    const hrefs = answers.map(({ headers }) => headers.get('location'));
    expect(new Set(hrefs)).toEqual(new Set([expect.stringMatching(/^\/ticket\/\d+$/)]));
    expect((await shown(await visitor.get('/ticket'))).match(/href="\/ticket\/\d+"/g)).toHaveLength(1);
  });

  it.each([null, undefined, {}, { id: [] }, 'opened'])('leads to the list when the operator sends %j', async (data) => {
    const { visitor } = await playing();
    proxy.faults.set('ticket/create', answer(data));
    const opened = await visitor.post('/ticket', { subject: 'Konu', message: 'Merhaba' });
    proxy.faults.delete('ticket/create');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/ticket']);
  });

  it('needs a player: guests go to the login form', async () => {
    for (const path of ['/ticket', '/ticket/1']) {
      const answered = await visit().get(path);
      expect(answered.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    }
  });

  it('gets a message when the operator does not offer tickets', async () => {
    const { visitor } = await playing();
    proxy.faults.set('ticket/list', { kind: 'status', status: 404 });
    const answered = await visitor.get('/ticket');
    proxy.faults.delete('ticket/list');
    expect([answered.status, await shown(answered)]).toEqual([501, expect.stringContaining('sunulmuyor')]);
  });
});

describe('an error page in the dashboard', () => {
  it.each([
    ['payment/methods', '/dashboard/deposit', 503, 'Para çek'],
    [null, '/dashboard/deposit/nothing', 404, 'Para çek'],
  ])('keeps the dashboard menu (%s)', async (call, address, status, item) => {
    const { visitor } = await playing();
    if (call) proxy.faults.set(call, { kind: 'status', status: 500 });
    const answered = await visitor.get(address);
    if (call) proxy.faults.delete(call);
    const page = await shown(answered);
    const main = /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
    expect(answered.status).toBe(status);
    expect(main).toMatch(/<aside[\s\S]*href="\/dashboard\/withdraw"/);
    expect(main).toContain(item);
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(page).toMatch(/<title>(?:Sayfa bulunamadı|Hizmete şu an ulaşılamıyor) · Poyra<\/title>/);
    expect(page).not.toMatch(/<title>Poyra<|<title>Hesabım|rel="canonical"/);
  });
});

describe('safer play', () => {
  it('stores a valid reminder for this player only', async () => {
    const { visitor } = await playing();
    await visitor.post('/safer-play', { reminder: '30' });
    expect(await shown(await visitor.get('/safer-play'))).toMatch(/<option value="30" selected/);
    for (const odd of ['7', '-1', '1e9', '__proto__', '']) {
      await visitor.post('/safer-play', { reminder: odd });
      expect(await shown(await visitor.get('/safer-play'))).toMatch(/<option value="off" selected/);
    }
  });

  it('does not remind early, and the reminder redirects only within the site', async () => {
    const { visitor } = await playing();
    await visitor.post('/safer-play', { reminder: '15' });
    expect((await visitor.get('/dashboard')).status).toBe(200);
    const answered = await visitor.post('/reminder', { redirectTo: '//evil.example' });
    expect([answered.status, answered.headers.get('location')]).toEqual([303, '/']);
    const page = await shown(await visitor.get('/reminder?redirectTo=https://evil.example'));
    expect(/<main[\s\S]*<\/main>/.exec(page)?.[0]).not.toContain('evil.example');
  });

  it('is linked from every page', async () => {
    for (const path of ['/', '/login', '/pages/1', '/nowhere'])
      expect((await read(path)).page).toContain('href="/safer-play"');
  });
});
