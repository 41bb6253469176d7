export { loadUnknown as loader } from '~/shell/unknown-page.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

/** Never rendered: the loader throws, and the dashboard's frame shows the error page. */
export default function UnknownDashboardPage() {
  return null;
}
