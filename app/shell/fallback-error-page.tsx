import { useRouteError } from '@remix-run/react';
import { useDocumentInstead } from './use-document-instead';

/** The error page without the frame's data. The language is not known, so it has both. */
export function FallbackErrorPage() {
  if (useDocumentInstead(useRouteError())) return null;
  return (
    <main>
      <h1>Bir şeyler ters gitti</h1>
      <p>
        Bu sayfa şu an gösterilemiyor. <a href="/">Ana sayfaya dön</a>
      </p>
      <h2 lang="en">Something went wrong</h2>
      <p lang="en">
        This page cannot be shown right now. <a href="/">Back to the home page</a>
      </p>
    </main>
  );
}
