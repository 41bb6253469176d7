import { postAsDocument } from '~/browser/post-as-document';
import probe from './reachable.js?url';

const KEY = 'script-cut-off-at';

/** Afterwards forms are tried by script again: a proxy that was restarted is back by then. */
const CUT_OFF_MS = 600_000;

/** A form is sent after this time although nothing is known of the connection. */
const LONGEST_PROBE_MS = 2_000;

/** This document's own note, for browsers that refuse the storage. */
let cutOffAt = 0;
try {
  cutOffAt = Number(sessionStorage.getItem(KEY));
} catch {
  // Refused.
}

/** Whether requests of scripts do not get through: `fetch` is missing, or a form had no answer in this tab not long ago. */
export const isScriptCutOff = (): boolean => typeof fetch !== 'function' || Date.now() - cutOffAt < CUT_OFF_MS;

/** Notes that a form had no answer. Not of a browser that is offline, which sends by script when it is back. */
export function noteCutOff(): void {
  if (!navigator.onLine) return;
  cutOffAt = Date.now();
  try {
    sessionStorage.setItem(KEY, String(cutOffAt));
  } catch {
    // Refused or full.
  }
}

/**
 * Where the site cannot be reached, the page with everything typed would be lost: it stays. @returns null when the form was
 * not sent, or when the player came back to it
 */
export async function sendAsDocument(request: Request): Promise<null> {
  const fields = new URLSearchParams(await request.text());
  if (!(await isReachable())) return null;
  postAsDocument(request.url, fields);
  return new Promise((resolve) => window.addEventListener('pageshow', () => resolve(null), { once: true }));
}

/** Whether a file of the site arrives. A script, because the browser also checks that it is one. */
async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const isLoaded = import(/* @vite-ignore */ `${probe}?${Date.now()}`).then(
    () => true,
    () => false,
  );
  return Promise.race([isLoaded, new Promise<true>((resolve) => setTimeout(resolve, LONGEST_PROBE_MS, true))]);
}
