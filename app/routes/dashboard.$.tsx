export { loadUnknown as loader } from '~/shell/unknown-page.server';

/** Never shown: the loader answers with an error page, in the frame of the player's pages. */
export default function UnknownDashboardPage() {
  return null;
}
