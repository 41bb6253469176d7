import { expect, it } from 'vitest';
import { summaryOf } from './summary.server';

it.each([
  ['<p>One.</p><p>Two, <b>three</b>.</p>', 'One. Two, three.'],
  ['<p>₺150<strong>’si</strong></p>', '₺150’si'],
  ['<script>alert(1)</script><p>a &amp; b</p>', 'a & b'],
  ['<h2>Title</h2><p>Words.</p><h3>How</h3><table><tr><td>Rate</td></tr></table><p>More.</p>', 'Words. More.'],
  ['<h2>Title</h2><table><tr><td>Rate</td><td>3</td></tr></table>', 'Title Rate 3'],
  ['<p>&lt;script&gt;</p>', 'script'],
])('the summary of %j is %j', (html, summary) => {
  expect(summaryOf(html)).toBe(summary);
});

it('is cut at a word, and undefined without text', () => {
  const long = summaryOf(`<p>${'kelime '.repeat(100)}</p>`) ?? '';
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/kelime…$/);
  expect(summaryOf('<p> </p>')).toBeUndefined();
});
