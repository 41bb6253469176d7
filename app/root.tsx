import type { MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteError,
  type ShouldRevalidateFunction,
} from '@remix-run/react';
import { useContext, useEffect, type ReactNode } from 'react';
import { OFFLINE } from './forms/send-form';
import { DEFAULT_LOCALE } from './i18n/locale';
import { ErrorPage, errorTitle } from './shell/error-page';
import { Frame } from './shell/frame';
import { LastResort } from './shell/last-resort';
import { ScriptNonce } from './shell/script-nonce';
import type { ShellData } from './shell/use-shell';
import { useShell } from './shell/use-shell';
import { useTimeZone } from './session/use-time-zone';
import './ui/tokens.css';
import './ui/base.css';

export { loadShell as loader } from './shell/shell.server';

export const meta: MetaFunction = ({ data, error }) => {
  const shell = data as ShellData | undefined;
  if (!shell) return [];
  const { siteName, siteDescription } = shell.copy.shell;
  return [
    { title: error ? `${errorTitle(error, shell)} · ${siteName}` : siteName },
    { name: 'description', content: siteDescription },
  ];
};

/** A form that could not be sent changed nothing, and a frame that cannot be read again would take the page down. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult !== OFFLINE && defaultShouldRevalidate;

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const nonce = useContext(ScriptNonce);
  useMarkHydrated();
  useTimeZone();
  return (
    <html lang={shell?.locale ?? DEFAULT_LOCALE}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#151d2c" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href={`/manifest.${shell?.locale ?? DEFAULT_LOCALE}.webmanifest`} />
        {shell && <Canonical shell={shell} />}
        <Meta />
        <Links />
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
    <LastResort />
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
    <LastResort />
  );
}

/** Filters and places in a list are views of one page. What stands in for a page that failed has no address of its own. */
function Canonical({ shell }: { shell: ShellData }) {
  const { pathname } = useLocation();
  const hasFailed = useRouteError() != null;
  return hasFailed ? null : <link rel="canonical" href={`${shell.origin}${pathname}`} />;
}

/** Says that the enhancements are at work, to style sheets and to tests. */
function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
}
