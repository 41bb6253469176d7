import type { MetaFunction } from '@remix-run/node';
import { Outlet } from '@remix-run/react';

import { DashboardError, DashboardFrame } from '~/shell/dashboard-frame';
import type { loadDashboard } from '~/shell/dashboard-frame.server';
import { definePage } from '~/shell/define-page';
import { failedTitle } from '~/shell/failed-title';

export { loadDashboard as loader } from '~/shell/dashboard-frame.server';

export const handle = definePage<typeof loadDashboard>({
  loginReason: 'account',
  accountMenu: true,
  access: 'player',
  description: 'dashboard',
  robots: 'disallow',
  crumbs: ({ title }) => [{ label: title, href: '/dashboard' }],
});

/** The frame's texts do not change between pages. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loadDashboard> = (args) => failedTitle(args, args.data?.title);

export default function Dashboard() {
  return (
    <DashboardFrame>
      <Outlet />
    </DashboardFrame>
  );
}

/** An error of a page below keeps the dashboard's menu. */
export const ErrorBoundary = DashboardError;
