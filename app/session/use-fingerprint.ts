import { useEffect } from 'react';
import { watchInput } from '~/browser/watch-input';

/** The page computes the fingerprint once, even when a second form opens meanwhile. */
let sending: Promise<void> | undefined;

/** Forms that open a session send it. Nothing waits for it: without it the server uses its own id for the device. */
export function useFingerprint(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    sending ??= sendFingerprint().catch(() => {
      sending = undefined;
    });
  }, [isNeeded]);
}

async function sendFingerprint(): Promise<void> {
  const input = watchInput();
  try {
    await input.waitForQuiet();
    const { computeFingerprint } = await import('./fingerprint.client');
    const body = new URLSearchParams({ fingerprint: await computeFingerprint(() => input.waitForQuiet()) });
    const answer = await fetch('/device', { method: 'POST', body });
    if (!answer.ok) throw new Error('The fingerprint was not kept');
  } finally {
    input.stop();
  }
}
