import { useEffect, useState, type RefObject } from 'react';
import type { AskedPasskey } from '~/features/account/passkeys/ceremony.client';
import { startWait } from '~/browser/piece-in-time';

/** After the load of a page and the start of a dialog. */
const QUIET_MS = 500;

/** Before the challenge of the list expires, which lives for five minutes. */
const RENEW_MS = 4 * 60_000;
const CHECK_MS = 10_000;

interface PasskeyUse {
  readonly form: RefObject<HTMLFormElement>;
  readonly optionsHref: string;
  /** Whether the form has a field in whose list the browser offers passkeys. */
  readonly hasAutofill: boolean;
  readonly isPending: boolean;
  onResult(result: AskedPasskey): void;
}

/**
 * Asks for a passkey when `prompt` is called; otherwise the browser offers passkeys in the list of the field for the name.
 * There is one ceremony at a time. Failures of the list are silent: the player asked for nothing.
 */
export function usePasskey({ form, optionsHref, hasAutofill, isPending, onResult }: PasskeyUse) {
  const [isPrompting, setPrompting] = useState(false);
  const isListing = hasAutofill && !isPrompting && !isPending;
  const renewals = useRenewals(isListing);
  useEffect(() => {
    if (!isPrompting && !isListing) return;
    const controller = new AbortController();
    const { signal } = controller;
    const begin = async () => {
      if (isListing && !(await offersInLists())) return;
      const result = await ask(form, { optionsHref, isAutofill: isListing, signal });
      if (signal.aborted) return;
      setPrompting(false);
      if (isPrompting || 'answer' in result) onResult(result);
    };
    const timer = setTimeout(() => void begin(), isListing ? QUIET_MS : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // Another `onResult` is no reason to begin again.
  }, [form, optionsHref, isPrompting, isListing, renewals]);
  return { isPrompting, prompt: () => setPrompting(true) };
}

async function ask(
  form: RefObject<HTMLFormElement>,
  request: Omit<Parameters<typeof import('~/features/account/passkeys/ceremony.client').askForPasskey>[0], 'form'>,
): Promise<AskedPasskey> {
  try {
    const { askForPasskey } = await startWait()(import('~/features/account/passkeys/ceremony.client'));
    if (request.signal.aborted || !form.current) return { problem: 'superseded' };
    return await askForPasskey({ ...request, form: form.current });
  } catch {
    return { problem: 'failed' };
  }
}

async function offersInLists(): Promise<boolean> {
  try {
    return await PublicKeyCredential.isConditionalMediationAvailable();
  } catch {
    return false;
  }
}

/** Counts how often the challenge of the list got old while the page was seen. */
function useRenewals(isListing: boolean): number {
  const [renewals, setRenewals] = useState(0);
  useEffect(() => {
    if (!isListing) return;
    const begunAt = Date.now();
    const renewOld = () => {
      if (!document.hidden && Date.now() - begunAt > RENEW_MS) setRenewals((count) => count + 1);
    };
    const timer = setInterval(renewOld, CHECK_MS);
    document.addEventListener('visibilitychange', renewOld);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renewOld);
    };
  }, [isListing, renewals]);
  return renewals;
}
