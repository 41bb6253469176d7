import { useEffect } from 'react';
import { whenIdle } from '~/lib/when-idle';

const SENT_MARK = 'fingerprint-sent';

/**
 * Finds out the browser's fingerprint where a form is that opens a session, and hands it to the server, once per tab.
 * Nothing waits for it, and nothing is missing without it: the server has its own id for the device.
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
