export { loadUnknown as loader } from '~/shell/unknown-page.server';

/** Never shown: the loader answers with an error page. */
export default function UnknownPage() {
  return null;
}
