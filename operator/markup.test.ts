import { describe, expect, it } from 'vitest';
import { html } from './markup';

describe('html', () => {
  it('escapes values in texts and attributes', () => {
    const hostile = `"><script>alert('1 & 2')</script>`;
    const safe = '&quot;&gt;&lt;script&gt;alert(&#39;1 &amp; 2&#39;)&lt;/script&gt;';
    expect(html`<a title="${hostile}">${hostile}</a>`.markup).toBe(`<a title="${safe}">${safe}</a>`);
  });

  it('keeps markup, joins lists and renders empty values as nothing', () => {
    const items = ['a', 'b'].map((item) => html`<li>${item}</li>`);
    const list = html`<ul>
      ${items}
    </ul>`;
    expect(list.markup.replace(/\s/g, '')).toBe('<ul><li>a</li><li>b</li></ul>');
    expect(html`${null}${undefined}${false}${0}`.markup).toBe('0');
  });
});
