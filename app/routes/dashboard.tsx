import { Outlet, useLoaderData } from '@remix-run/react';
import { DashboardFrame } from '~/shell/dashboard-frame';
import type { loadDashboard } from '~/shell/dashboard-frame.server';
import { crumbs } from '~/shell/page-handle';

export { loadDashboard as loader } from '~/shell/dashboard-frame.server';

export const handle = crumbs<typeof loadDashboard>(({ copy }) => [{ label: copy.title, href: '/dashboard' }]);

/** Its texts stay the same from page to page. */
export const shouldRevalidate = () => false;

export default function Dashboard() {
  const { copy } = useLoaderData<typeof loadDashboard>();
  return (
    <DashboardFrame copy={copy}>
      <Outlet />
    </DashboardFrame>
  );
}
