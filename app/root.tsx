import type { MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { useContext, useEffect, type ReactNode } from 'react';
import { shouldRevalidate as shouldReload } from './forms/should-revalidate';
import { DEFAULT_LOCALE } from './i18n/locale';
import { ErrorPage } from './shell/error-page';
import { failedTitle } from './shell/failed-title';
import { Frame } from './shell/frame';
import { FallbackErrorPage } from './shell/fallback-error-page';
import { ScriptNonce } from './shell/script-nonce';
import { useOfflinePage } from './shell/use-offline-page';
import { useShell } from './shell/use-shell';
import { useTimeZone } from './session/use-time-zone';
import displayFace from './ui/display-face.woff2?url';
import './ui/colours.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/rails.css';

export { loadShell as loader } from './shell/shell.server';

export const meta: MetaFunction = (args) => failedTitle(args);

/**
 * Also skips the reload of the shell for another view of a page, such as a lobby's filters, unless the router still has to
 * reload everything.
 */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  shouldReload(args) &&
  (!!args.formMethod ||
    args.currentUrl.pathname !== args.nextUrl.pathname ||
    args.currentUrl.search === args.nextUrl.search ||
    window.__remixRouter.state.revalidation !== 'idle');

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const nonce = useContext(ScriptNonce);
  useMarkHydrated();
  useTimeZone();
  useOfflinePage(shell?.locale ?? DEFAULT_LOCALE);
  return (
    <html
      lang={shell?.locale ?? DEFAULT_LOCALE}
      dir={shell?.direction === 'rtl' ? 'rtl' : undefined}
      data-lite={shell?.lite || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shell?.brand.theme} />
        {!shell?.lite && !shell?.brand.hasFont && (
          <link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        <Meta />
        <Links />
        {/* After the site's stylesheet, whose tokens that of the brand replaces. */}
        {shell?.brand.links.map((link) => (
          <link key={link.rel} {...link} />
        ))}
      </head>
      <body>
        {children}
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

export default function App() {
  const shell = useShell();
  return shell ? (
    <Frame data={shell}>
      <Outlet />
    </Frame>
  ) : (
    <FallbackErrorPage />
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useShell();
  return shell ? (
    <Frame data={shell}>
      <ErrorPage error={error} data={shell} />
    </Frame>
  ) : (
    <FallbackErrorPage />
  );
}

/** Sets `data-hydrated` on the document when JavaScript works. Style sheets and tests read it. */
function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}
