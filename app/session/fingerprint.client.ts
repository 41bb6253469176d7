import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';
import { allowedMarkup } from '~/browser/default-policy';
import { warmFonts } from './warm-fonts.client';

/** See docs/product/timings.md#timings-and-limits. */
const COMPONENT_TIMEOUT_MS = 1_000;

/** The empty frame in which the library measures fonts. */
const MEASURING_FRAME =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">';

type Source = (options: never) => unknown;

/**
 * 32 hexadecimal digits, from the library's parts: its own `load()` sometimes calls its maker's server, waits for a component
 * without a limit, and blocks a slow phone for a second. The parts keep the library's order: WebGL changes the canvas.
 */
export async function computeFingerprint(waitForTurn: () => Promise<void>): Promise<string> {
  allowedMarkup.push(MEASURING_FRAME);
  await prepareForSources();
  await warmFonts(waitForTurn);
  const options = { cache: {} } as never;
  const components = {};
  for (const [name, source] of Object.entries(sources as Record<string, Source>)) {
    const bounded = { [name]: (given: never) => withinTimeout(source(given)) };
    await waitForTurn();
    Object.assign(components, await loadSources(bounded as never, options, [])());
  }
  return hashComponents(components);
}

/** A component may be a value, a promise, or a function that gives the value in a second step. */
async function withinTimeout(value: unknown): Promise<unknown> {
  const found = await Promise.race([value, timeout()]);
  return typeof found === 'function' ? () => withinTimeout((found as () => unknown)()) : found;
}

const timeout = () =>
  new Promise((_resolve, reject) => setTimeout(() => reject(new Error('timeout')), COMPONENT_TIMEOUT_MS));
