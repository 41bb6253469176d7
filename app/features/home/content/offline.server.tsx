import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineHash } from '~/platform/inline-hash.server';
import type { Copy } from '~/i18n/messages';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { brandName, markOf, type Brand } from '~/upstream/brand/brand';
import { cms } from '~/upstream/contract/cms';
import { cleanBody, listPages } from './content.server';
import stylesheet from './offline.css?inline';

/** Limits of the operator's pages in the offline copy. */
const MAX_PAGES = 12;
const MAX_CHARACTERS = 120_000;

interface KeptPage {
  readonly title: string;
  readonly body: string;
}

/** The page for use without a network: no player data, no script, no other file (docs/decisions/0016). */
export async function loadOfflinePage({ context }: LoaderFunctionArgs): Promise<Response> {
  const { translation } = context.page;
  const brand = context.site.brands.of(await context.content.find(cms.grouped, {}), translation.locale);
  const look = lookOf(brand);
  const pages = fitInto(MAX_CHARACTERS, await findPages(context));
  const html = renderToStaticMarkup(
    <OfflineDocument
      lang={translation.locale}
      scheme={brand.colours.scheme}
      style={look.style}
      copy={translation.copy('offline')}
      name={brandName(brand, translation)}
      mark={brand.icon.isOwn ? null : markOf(brand)}
      pages={pages}
    />,
  );
  return new Response(`<!doctype html>${html}`, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': translation.locale,
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${look.hash}`,
        `script-src ${RETURN_HASH}`,
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'x-robots-tag': 'noindex',
    },
  });
}

/** The connection is back: what was asked for is loaded, but not while the visitor reads a kept page. */
const RETURN = "addEventListener('online',()=>document.querySelector('[open]')||location.reload())";
const RETURN_HASH = inlineHash(RETURN);

const lookOf = memoizeByIdentity(({ stylesheet: branded }: Brand) => {
  const style = `${stylesheet}${branded?.css ?? ''}`;
  return { style, hash: inlineHash(style) };
});

async function findPages(context: AppLoadContext): Promise<KeptPage[]> {
  const listed = (await listPages(context)).slice(0, MAX_PAGES);
  const found = await Promise.all(listed.map(({ id }) => context.content.find(cms.content, { id })));
  return found.flatMap((page) => (page ? { title: page.title.trim(), body: cleanBody(page) } : []));
}

/** The first pages that fit into the limit. A page is included whole or not at all. */
function fitInto(characters: number, pages: readonly KeptPage[]): KeptPage[] {
  let room = characters;
  return pages.filter(({ title, body }) => {
    const fits = title !== '' && body !== '' && body.length <= room;
    if (fits) room -= body.length;
    return fits;
  });
}

interface OfflineDocumentProps {
  readonly lang: string;
  readonly scheme: string;
  readonly style: string;
  readonly copy: Copy<'offline'>;
  readonly name: string;
  /** The site's mark; null where the operator's own icon stands for it, which is another file. */
  readonly mark: string | null;
  readonly pages: readonly KeptPage[];
}

function OfflineDocument({ lang, scheme, style, copy, name, mark, pages }: OfflineDocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={scheme} />
        <title>{copy.title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <p className="brand">
            {mark !== null && <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />}
            <span>{name}</span>
          </p>
          <h1>{copy.title}</h1>
          <p>{copy.text}</p>
          <p>{copy.money}</p>
          <p>
            {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href reloads the requested address */}
            <a className="retry" href="">
              {copy.retry}
            </a>
          </p>
          {pages.length > 0 && (
            <section aria-labelledby="kept">
              <h2 id="kept">{copy.kept}</h2>
              <p>{copy.keptHint}</p>
              {pages.map(({ title, body }) => (
                <details key={title}>
                  <summary>{title}</summary>
                  <div dangerouslySetInnerHTML={{ __html: body }} />
                </details>
              ))}
            </section>
          )}
        </main>
        <script dangerouslySetInnerHTML={{ __html: RETURN }} />
      </body>
    </html>
  );
}
