import { useEffect } from 'react';
import { whenIdle } from '~/lib/when-idle';

const SENT_MARK = 'fingerprint-sent';

/**
 * Computes the browser's fingerprint on pages with a form that opens a session, and sends it to the server, once for each tab.
 * Nothing waits for it: without it the server uses the device id.
 */
export function useFingerprint(): void {
  useEffect(() => whenIdle(() => void sendFingerprint().catch(() => undefined)), []);
}

async function sendFingerprint(): Promise<void> {
  if (window.sessionStorage.getItem(SENT_MARK) !== null) return;
  const { findOutFingerprint } = await import('./fingerprint.client');
  const body = new URLSearchParams({ fingerprint: await findOutFingerprint() });
  const answer = await fetch('/device', { method: 'POST', body });
  if (answer.ok) window.sessionStorage.setItem(SENT_MARK, '1');
}
