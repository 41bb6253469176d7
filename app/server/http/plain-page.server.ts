import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Brand } from '~/upstream/brand/brand';
import { inlineHash } from './document-policy.server';
import style from './plain-page.css?inline';

/** The look of plain pages in a brand. */
export interface PlainLook {
  readonly style: string;
  /** The Content Security Policy of a plain page: it allows only the page's own style. */
  readonly policy: string;
}

const USED_TOKENS = new Set([...style.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));

/** A stylesheet without the tokens that a plain page does not use: a page that is sent under overload must be small. */
const withUsedTokens = (css: string) =>
  css.replace(/--([\w-]+):[^;}]+;?/g, (declaration, name: string) => (USED_TOKENS.has(name) ? declaration : ''));

export const plainLookOf = memoizeByIdentity((brand: Brand): PlainLook => {
  const branded = withUsedTokens(style + (brand.stylesheet?.css ?? ''));
  return {
    style: branded,
    policy: `default-src 'none'; style-src ${inlineHash(branded)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
  };
});

interface PlainPage {
  readonly title: string;
  /** HTML in both languages, because the player's language is not known. */
  readonly main: string;
  readonly footer: string;
}

/** The HTML of a page without data, scripts or files, for when Remix cannot render. Send it with the policy of its look. */
export const plainPage = ({ title, main, footer }: PlainPage, { style }: PlainLook): string => `<!DOCTYPE html>
<html lang="tr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<header><a href="/">Ana sayfa · <span lang="en">Home</span></a></header>
<main>
${main}
</main>
<footer><p>${footer}</p></footer>
</html>`;
