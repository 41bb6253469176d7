export { loadUnknown as loader } from '~/shell/unknown-page.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

/** Never rendered: the loader throws. A component makes Remix render the error page. */
export default function UnknownPage() {
  return null;
}
