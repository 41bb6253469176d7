import { Session } from 'node:inspector';
import { expect, it } from 'vitest';
import { deriveKeys } from './keys.server';
import { createSeal } from './seal.server';

const MB = 1024 ** 2;
/** Node keeps longer texts outside of the heap. */
const HEADER_BYTES = 0.9 * MB;

function heapMb(): number {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  return process.memoryUsage().heapUsed / MB;
}

it('remembers what it opened without the header that it was a part of', async () => {
  const seal = createSeal(deriveKeys(['a secret of at least thirty-two letters']));
  const before = heapMb();
  for (let count = 0; count < 200; count += 1) {
    const sealed = await seal.seal({ count });
    // As a header is read: in one piece, of which a cookie is a part.
    const header = Buffer.from(`session=${sealed}; other=${'x'.repeat(HEADER_BYTES)}`).toString('latin1');
    expect(await seal.open(header.slice('session='.length, header.indexOf(';')))).toEqual({ count });
  }
  // All headers together are 180 MB. What else the process does is far less.
  expect(heapMb() - before).toBeLessThan(90);
});
