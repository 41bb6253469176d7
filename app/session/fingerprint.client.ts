import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';

/** The time-out of each component of the fingerprint. */
const COMPONENT_TIMEOUT_MS = 1_000;

type Source = (options: never) => unknown;

/**
 * Computes the browser's fingerprint: 32 hexadecimal digits. It does not use the library's `load()`, which sometimes sends a
 * request to the library's vendor and has no time-out for components.
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

/** Applies the time-out. A component is a value, a promise, or a function that returns one of these. */
async function withinTimeout(value: unknown): Promise<unknown> {
  const found = await Promise.race([value, timeout()]);
  return typeof found === 'function' ? () => withinTimeout((found as () => unknown)()) : found;
}

const timeout = () =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), COMPONENT_TIMEOUT_MS));
