import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

interface Entry {
  /** The router's. */
  readonly key?: string;
  readonly idx?: number;
  readonly step?: number;
}

/** Not null, which would give up the place before the router's listener. */
const letPass = () => undefined;

const readEntry = () => (window.history.state ?? {}) as Entry;

/** The step that the entry of the history shows. */
export const entryStep = (): number => readEntry().step ?? 0;

/**
 * Gives each step of a page's form an entry of the history, so that the browser's buttons lead from step to step. To the
 * router they are one entry: they share its key, under which typed texts are kept, and its index.
 *
 * @param isActive whether the form is on a page, and shown in steps
 * @param open shows a step that the browser has gone to
 */
export function useStepEntries(step: number, isActive: boolean, open: (step: number) => void): void {
  const { key } = useLocation();
  const shown = useRef<Entry>({});

  useEffect(() => {
    if (!isActive) return;
    const { idx, key: ownKey, step: ownStep } = shown.current;
    // The answer to the form has replaced the entry.
    if (idx === readEntry().idx && ownKey !== readEntry().key)
      window.history.replaceState({ ...readEntry(), key: ownKey, step: ownStep }, '');
    if (step < entryStep()) window.history.go(step - entryStep());
    while (entryStep() < step) window.history.pushState({ ...readEntry(), step: entryStep() + 1 }, '');
    shown.current = { ...readEntry(), step };
  }, [key, step, isActive]);

  useEffect(() => {
    if (shown.current.idx === undefined) return;
    window.onpopstate = (event) => {
      // A dialog over the page has an entry of its own.
      if (readEntry().idx !== shown.current.idx || document.querySelector('dialog[open]')) return;
      // The router would load the page again, and lose it without a connection.
      event.stopImmediatePropagation();
      if (entryStep() !== step) open(entryStep());
    };
    return () => void (window.onpopstate = letPass);
  });

  useEffect(() => () => leaveSteps(shown.current), []);
}

/** A page that has replaced the last step replaces them all: the way back does not lead to a form that is done. */
function leaveSteps({ key, idx, step = 0 }: Entry): void {
  const next = readEntry();
  if (step === 0 || next.idx !== idx || next.key === key) return;
  const { href } = window.location;
  window.onpopstate = (event) => {
    window.onpopstate = letPass;
    if (readEntry().key !== key) return;
    event.stopImmediatePropagation();
    window.history.replaceState(next, '', href);
  };
  window.history.go(-step);
}
