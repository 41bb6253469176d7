import type { Submission } from '@conform-to/react';

/** Messages by control name. */
export type FoundErrors = Readonly<Record<string, string[]>>;

/**
 * The result of conform's `onValidate`. A form with errors is not sent: they are shown, and conform focuses the first wrong
 * field. A form without errors is sent, and errors of the last try disappear.
 */
export function validateInBrowser<Fields>(
  submitter: HTMLElement | null,
  findErrors: () => FoundErrors,
): Submission<Fields, string[]> {
  // Such a button does not send the fields: it goes a step back, or adds a row.
  if (submitter instanceof HTMLButtonElement && submitter.formNoValidate)
    return { status: undefined, payload: {}, error: null, reply: () => ({}) };
  const error = findErrors();
  // Without the typed values: conform would write them into the page, passwords too.
  return Object.keys(error).length === 0
    ? { status: 'success', payload: {}, value: {} as Fields, reply: () => ({}) }
    : { status: 'error', payload: {}, error: { ...error }, reply: () => ({ status: 'error', error: { ...error } }) };
}
