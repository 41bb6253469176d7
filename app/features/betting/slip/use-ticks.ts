import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { HAD_FIELD, PICK_FIELD, selectionOf, SLIP_PATH } from '~/features/betting/addresses/book-address';
import { startWait } from '~/browser/piece-in-time';
import { importRouteModule, routesAt } from '~/browser/route-modules';
import { showToast } from '~/browser/show-toast';
import type { SlipState } from './slip-bar.server';
import type { AddedPicks } from './submit-slip.server';

interface Served extends SlipState {
  readonly isPlayer: boolean;
  readonly notSent: string;
}

const boxesIn = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name=${PICK_FIELD}]`) ?? [];

const marketOf = ({ value }: HTMLInputElement) => selectionOf(selectionOf(value));

function tick(form: HTMLFormElement | null, selections: readonly string[]): void {
  const isTicked = new Set(selections);
  for (const box of boxesIn(form)) box.checked = isTicked.has(selectionOf(box.value));
}

/**
 * Sends the boxes of a page when one changes. Each request has the state of all of them, and the next one waits for its answer:
 * two at once would each write a slip without the other's change. After a failure the boxes stay as they are, for the form's
 * own button.
 *
 * @returns what is on the slip, and whether the boxes are sent
 */
export function useTicks(
  form: RefObject<HTMLFormElement>,
  { isPlayer, ticked, label, version, notSent }: Served,
): { readonly slip: SlipState; readonly isSent: boolean } {
  const fetcher = useFetcher<Partial<AddedPicks>>();
  const { data, state } = fetcher;
  const [served, setServed] = useState(ticked);
  const [slip, setSlip] = useState<SlipState>({ ticked, label, version });
  /** What is on the slip, as the server said last. */
  const known = useRef<readonly string[]>(ticked);
  const [isSent, setIsSent] = useState(true);
  const isWaiting = useRef(false);
  const isSending = useRef(false);

  // A page that was read again knows of changes elsewhere.
  if (served !== ticked) {
    setServed(ticked);
    setSlip({ ticked, label, version });
  }

  function send() {
    const { current } = form;
    if (!current) return;
    isWaiting.current = false;
    isSending.current = true;
    const body = new FormData(current);
    body.delete(HAD_FIELD);
    const had = new Set(known.current);
    // A closed price keeps its place on the slip.
    for (const { value, checked, disabled } of boxesIn(current))
      if (!checked && !disabled && had.has(selectionOf(value))) body.append(HAD_FIELD, selectionOf(value));
    // The framework leaves a page for one whose script does not arrive.
    startWait()(Promise.all(routesAt(SLIP_PATH).map(importRouteModule))).then(
      () => fetcher.submit(body, { method: 'post', action: SLIP_PATH }),
      fail,
    );
  }

  function fail() {
    isSending.current = false;
    setIsSent(false);
    showToast({ type: 'error', message: notSent });
  }
  const latest = useRef({ send, fail });
  latest.current = { send, fail };

  useEffect(() => {
    const { current } = form;
    if (!isPlayer || !current) return;
    function onChange({ target }: Event) {
      if (!(target instanceof HTMLInputElement) || target.name !== PICK_FIELD) return;
      if (target.checked)
        for (const box of boxesIn(current))
          if (box !== target && marketOf(box) === marketOf(target)) box.checked = false;
      if (isSending.current) isWaiting.current = true;
      else latest.current.send();
    }
    current.addEventListener('change', onChange);
    // Boxes that were ticked before this script came.
    if ([...boxesIn(current)].some((box) => box.checked !== box.defaultChecked)) latest.current.send();
    return () => current.removeEventListener('change', onChange);
  }, [form, isPlayer]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) {
      known.current = ticked;
      tick(form.current, ticked);
    }
    isFirst.current = false;
  }, [form, ticked]);

  useEffect(() => {
    if (state !== 'idle' || data === undefined || !isSending.current) return;
    const { added } = data;
    if (!added) return latest.current.fail();
    isSending.current = false;
    known.current = added.ticked;
    setSlip(added);
    setIsSent(true);
    if (isWaiting.current) return latest.current.send();
    tick(form.current, added.ticked);
    if (added.message !== null) showToast({ type: 'error', message: added.message });
  }, [data, form, state]);

  return { slip, isSent };
}
