import { useEffect } from 'react';
import { whenIdle } from '~/lib/when-idle';

const SENT_MARK = 'fingerprint-sent';

/**
 * Sends the browser's fingerprint to the server, once per tab, from pages with a form that opens a session. Nothing waits
 * for it: without it the server uses its own id for the device.
 */
export function useFingerprint(): void {
  useEffect(() => whenIdle(() => void sendFingerprint().catch(() => undefined)), []);
}

async function sendFingerprint(): Promise<void> {
  if (window.sessionStorage.getItem(SENT_MARK) !== null) return;
  const { computeFingerprint } = await import('./fingerprint.client');
  const body = new URLSearchParams({ fingerprint: await computeFingerprint() });
  const answer = await fetch('/device', { method: 'POST', body });
  if (answer.ok) window.sessionStorage.setItem(SENT_MARK, '1');
}
