import { DEFAULT_LOCALE } from '~/i18n/locale';
import type { Copy } from '~/i18n/messages';
import { useDocumentInstead } from './use-document-instead';

const files = import.meta.glob<Copy<'fallback-error'>>('../i18n/locales/*/fallback-error.json', {
  eager: true,
  import: 'default',
});
const languages = Object.entries(files)
  .map(([file, copy]) => ({ locale: file.split('/').at(-2) ?? '', copy }))
  .sort(({ locale }) => (locale === DEFAULT_LOCALE ? -1 : 1));

/** The error page without the frame's data. The language is not known, so it has all of them. */
export function FallbackErrorPage() {
  // The frame's data are only read. Where they were refused, such as under overload, the server's page says it better.
  if (useDocumentInstead(null)) return null;
  return (
    <main>
      {languages.map(({ locale, copy }, index) => {
        const Heading = index === 0 ? 'h1' : 'h2';
        return (
          <div key={locale} lang={locale}>
            <Heading>{copy.title}</Heading>
            <p>
              {copy.text} <a href="/">{copy.toHome}</a>
            </p>
          </div>
        );
      })}
    </main>
  );
}
