import { Scripts, ScrollRestoration } from '@remix-run/react';
import { useContext, type ReactNode } from 'react';
import { DEFAULT_LOCALE } from '~/i18n/locale';
import displayFace from '~/ui/display-face.woff2?url';
import { HeadTags } from './head-updates';
import { ROOT_ID } from './root-id';
import { ScriptNonce } from './script-nonce';
import { useShell } from './use-shell';

/** Only the server renders it: extensions and translators may change all that is around the element `ROOT_ID`. */
export function Document({ children }: { children: ReactNode }) {
  const shell = useShell();
  const nonce = useContext(ScriptNonce);
  return (
    <html
      lang={shell?.locale ?? DEFAULT_LOCALE}
      dir={shell?.direction === 'rtl' ? 'rtl' : undefined}
      data-lite={shell?.lite || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!shell?.lite && !shell?.brand.hasFont && (
          <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <HeadTags shell={shell} />
      </head>
      <body>
        <div id={ROOT_ID}>{children}</div>
        {!shell?.lite && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}
