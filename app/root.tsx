import type { MetaFunction } from '@remix-run/node';
import { Outlet, useLocation, useRouteError, type ShouldRevalidateFunction } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { shouldRevalidate as shouldReload } from './forms/should-revalidate';
import { DEFAULT_LOCALE } from './i18n/locale';
import { isFilledIn } from '~/browser/changed-field';
import { Document } from './shell/document';
import { ErrorPage } from './shell/error-page';
import { failedTitle } from './shell/failed-title';
import { Frame } from './shell/frame';
import { FallbackErrorPage } from './shell/fallback-error-page';
import { HeadUpdates } from './shell/head-updates';
import { PageBoundary } from './shell/page-boundary';
import { rememberAddress } from './shell/restore-page';
import { countHydrated } from './shell/typing';
import { useOfflinePage } from './shell/use-offline-page';
import { useShell, type ShellData } from './shell/use-shell';
import { useTimeZone } from './session/use-time-zone';
import './ui/colours.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/rails.css';

export { loadShell as loader } from './shell/shell.server';

export const meta: MetaFunction = (args) => failedTitle(args);

/** Also skips another view of a page, such as a lobby's filters, unless the router has to reload everything. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) => {
  const { formMethod, currentUrl, nextUrl } = args;
  if (!shouldReload(args)) return false;
  if (formMethod || currentUrl.pathname !== nextUrl.pathname) return true;
  const { navigation, revalidation } = window.__remixRouter.state;
  if (!navigation.location && isFilledIn()) return false;
  return currentUrl.search === nextUrl.search || revalidation !== 'idle';
};

/** The browser renders only the root element. Two fragments of two stand for the rest, so that `useId` gives the same ids. */
export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  if (import.meta.env.SSR) return <Document>{children}</Document>;
  return (
    <PageBoundary>
      <>
        <PageEffects shell={shell} />
        <>
          {children}
          {null}
        </>
      </>
    </PageBoundary>
  );
}

function PageEffects({ shell }: { shell: ShellData | undefined }) {
  // For a page without parts.
  useEffect(() => countHydrated(0), []);
  useEffect(forgetServedData, []);
  useTimeZone();
  useOfflinePage(shell?.locale ?? DEFAULT_LOCALE);
  useShownAddress();
  return <HeadUpdates shell={shell} />;
}

/** Removes the inline scripts in which the data of the loaders came: a page shows a secret once, and no longer holds it then. */
function forgetServedData(): void {
  for (const script of document.querySelectorAll('body > script:not([src])')) script.remove();
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

/** Tells what has to be put back when React fails (app/shell/restore-page.ts). */
function useShownAddress(): void {
  const location = useLocation();
  useEffect(rememberAddress, [location]);
}
