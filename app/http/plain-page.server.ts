import { inlineHash } from './document-policy.server';

/** The site's ground, letters and links, in the few lines that such a page carries with it. */
const STYLE = `
html { color-scheme: dark; background: #0d1320; color: #eef2f8; font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif }
body { display: grid; gap: 1.5rem; width: min(100% - 2rem, 34rem); margin: 0 auto; padding: 1rem 0 3rem }
main { padding: 1.5rem; border: 1px solid #2c3950; border-radius: 1rem; background: #151d2c }
h1, h2 { margin: 0; font-size: 1.5rem; line-height: 1.25 }
h2 { margin-top: 1rem; padding-top: 1.5rem; border-top: 1px solid #2c3950; font-size: 1.25rem }
p { margin: .5rem 0 }
a { display: inline-flex; gap: .25rem; align-items: center; min-height: 2.75rem; color: #8fc4ff }
a:focus-visible { outline: 3px solid #9bd0ff; outline-offset: 2px; border-radius: .25rem }
footer { color: #aab7cc; font-size: .875rem }
`;

/** Lets in the page's own style and nothing else. */
export const PLAIN_PAGE_POLICY = `default-src 'none'; style-src ${inlineHash(STYLE)}; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

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
<style>${STYLE}</style>
<header><a href="/">Ana sayfa · <span lang="en">Home</span></a></header>
<main>
${main}
</main>
<footer><p>${footer}</p></footer>
</html>`;
