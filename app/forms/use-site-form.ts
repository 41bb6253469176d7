import { useForm, type FormMetadata, type Submission } from '@conform-to/react';
import { findFormErrors, type FieldMessages } from './find-form-errors';
import type { FormSlot } from './form-slot';
import { useFailedForm } from './use-failed-form';

/** What a loader sends about a form: shared texts, and the rules as HTML constraints with their messages. */
export interface FormDescription {
  readonly texts: {
    readonly summary: string;
    readonly manyErrors_other: string;
    readonly offline: string;
    readonly showPassword: string;
    readonly hidePassword: string;
  };
  readonly constraint: Record<string, object>;
  readonly messages: Readonly<Record<string, FieldMessages>>;
  /** Values kept when the session ended; they replace the default values. */
  readonly typed?: Record<string, string> | undefined;
}

export interface BoundForm<Fields extends Record<string, unknown>> {
  readonly slot: FormSlot;
  readonly form: FormMetadata<Fields, string[]>;
  readonly description: FormDescription;
}

/**
 * Binds a form to its slot with conform: HTML constraints, and messages and values of the last response. Forms are rendered
 * with `novalidate`: the browser's own messages are in the language of the browser. With JavaScript the constraints are
 * checked before the form is sent, with the site's messages. The server checks every form.
 *
 * @param defaultValue initial values of the fields
 * @param findMore errors of rules that are not HTML constraints, by control name
 * @returns the properties of its `SiteForm`, its fields, and what else conform knows of it
 */
export function useSiteForm<Fields extends Record<string, unknown>>(
  slot: FormSlot,
  description: FormDescription,
  defaultValue?: Parameters<typeof useForm<Fields>>[0]['defaultValue'],
  findMore?: (form: HTMLFormElement) => FoundErrors,
): [BoundForm<Fields>, ReturnType<FormMetadata<Fields, string[]>['getFieldset']>, FormMetadata<Fields, string[]>] {
  const { constraint, messages, typed } = description;
  const [form, fields] = useForm<Fields>({
    id: slot.id,
    constraint,
    lastResult: slot.result,
    onValidate: ({ form: element, submitter }) =>
      validateInBrowser<Fields>(submitter, () => ({ ...findMore?.(element), ...findFormErrors(element, messages) })),
    ...((defaultValue ?? typed) && {
      defaultValue: { ...(defaultValue as object), ...typed } as NonNullable<typeof defaultValue>,
    }),
  });
  // Runs after conform's own effect, which focuses the first field.
  useFailedForm(slot.id, slot.result);
  return [{ slot, form, description }, fields, form];
}

type FoundErrors = Readonly<Record<string, string[]>>;

/** A form without errors is sent, and errors of the last try disappear. */
function validateInBrowser<Fields>(
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
