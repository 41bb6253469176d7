import { inlineHash } from './document-policy.server';
import style from './plain-page.css?inline';

/** Lets in the page's own style and nothing else. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src ${inlineHash(style)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

interface PlainPage {
  readonly title: string;
  /** HTML, in both languages: nobody knows whose the page is. */
  readonly main: string;
  readonly footer: string;
}

/** A page for when the site's own cannot be made: it needs no data, no script and no file. It goes out under `PLAIN_PAGE_POLICY`. */
export const plainPage = ({ title, main, footer }: PlainPage): string => `<!DOCTYPE html>
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
