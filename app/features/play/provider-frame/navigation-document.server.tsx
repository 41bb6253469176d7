import type { Brand } from '~/upstream/brand/brand';
import { frameDocument } from './frame-document.server';

interface Opening {
  readonly lang: string;
  readonly brand: Brand;
  readonly title: string;
  readonly label: string;
  readonly url: URL;
}

/** Not a redirect: some browsers apply the `form-action` of the form's page to it, which would have to list every provider. */
export function navigationDocument({ lang, brand, title, label, url }: Opening): Response {
  return frameDocument({
    lang,
    brand,
    title,
    head: <meta httpEquiv="refresh" content={`0;url=${url.href}`} />,
    children: (
      <main className="failure">
        <h1>{title}</h1>
        <p className="links">
          <a href={url.href} rel="noreferrer">
            {label}
          </a>
        </p>
      </main>
    ),
  });
}
