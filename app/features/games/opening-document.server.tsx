import { frameDocument } from '../provider-frame/frame-document.server';

interface Opening {
  readonly lang: string;
  readonly title: string;
  readonly label: string;
  readonly url: URL;
}

/**
 * Leads on to the provider. Not a redirect: some browsers hold the redirect after a form against the form's page, whose
 * policy would have to name every provider.
 */
export function openingDocument({ lang, title, label, url }: Opening): Response {
  return frameDocument({
    lang,
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
