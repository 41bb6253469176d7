import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';
import { allowedMarkup } from '~/lib/default-policy';

/** See docs/product.md#timings-and-limits. */
const COMPONENT_TIMEOUT_MS = 1_000;

/** The empty frame in which the library measures fonts. */
const MEASURING_FRAME =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">';

type Source = (options: never) => unknown;

/**
 * The browser's fingerprint, 32 hexadecimal digits. Built from the library's parts, because its own `load()` sometimes calls
 * its maker's server, and waits for a component without a limit.
 */
export async function computeFingerprint(): Promise<string> {
  allowedMarkup.push(MEASURING_FRAME);
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

/** A component may be a value, a promise, or a function that gives the value in a second step. */
async function withinTimeout(value: unknown): Promise<unknown> {
  const found = await Promise.race([value, timeout()]);
  return typeof found === 'function' ? () => withinTimeout((found as () => unknown)()) : found;
}

const timeout = () =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), COMPONENT_TIMEOUT_MS));
