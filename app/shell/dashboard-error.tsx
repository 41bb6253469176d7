import { useRouteError } from '@remix-run/react';
import { DashboardFrame } from './dashboard-frame';
import { ErrorPage } from './error-page';
import { FallbackErrorPage } from './fallback-error-page';
import { useShell } from './use-shell';

/** The error page of a dashboard page. It keeps the dashboard's menu. */
export function DashboardError() {
  const error = useRouteError();
  const shell = useShell();
  if (!shell) return <FallbackErrorPage />;
  return (
    <DashboardFrame>
      <ErrorPage error={error} data={shell} />
    </DashboardFrame>
  );
}
