import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';

/** Spec section 9. */
const COMPONENT_TIMEOUT_MS = 1_000;

type Source = (options: never) => unknown;

/**
 * 32 hexadecimal digits that tell this browser from others. The library's parts are put together here, because its own
 * `load()` calls home now and then and waits for a component for as long as it takes.
 */
export async function findOutFingerprint(): Promise<string> {
  await prepareForSources();
  const bounded = Object.fromEntries(
    Object.entries(sources as Record<string, Source>).map(([name, source]) => [
      name,
      (options: never) => withinTimeout(source(options)),
    ]),
  );
  const components = await loadSources(bounded as never, { cache: {} } as never, [])();
  return hashComponents(components);
}

/** A component may be a value, a promise of it, or a second step that gives it. */
async function withinTimeout(value: unknown): Promise<unknown> {
  const found = await Promise.race([value, timeout()]);
  return typeof found === 'function' ? () => withinTimeout((found as () => unknown)()) : found;
}

const timeout = () =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), COMPONENT_TIMEOUT_MS));
