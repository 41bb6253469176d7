import { useForm, type FormMetadata } from '@conform-to/react';
import { findFormErrors, type FieldMessages } from './find-form-errors';
import type { FormSlot } from './form-slot';
import { useFailedForm } from './use-failed-form';
import { validateInBrowser, type FoundErrors } from './validate-in-browser';

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
  /** By field name. */
  readonly messages: Readonly<Record<string, FieldMessages>>;
  /** Values kept when the session ended; they replace the default values. */
  readonly typed?: Record<string, string> | undefined;
}

/**
 * Binds a form to its slot with conform: HTML constraints, and messages and values of the last response. Forms are rendered
 * with `novalidate`: the browser's own messages are in the language of the browser. With JavaScript the constraints are
 * checked before the form is sent, with the site's messages. The server checks every form.
 *
 * @param defaultValue initial values of the fields
 * @param findMore errors of rules that are not HTML constraints, by control name
 */
export function useSiteForm<Fields extends Record<string, unknown>>(
  slot: FormSlot,
  { constraint, messages, typed }: FormDescription,
  defaultValue?: Parameters<typeof useForm<Fields>>[0]['defaultValue'],
  findMore?: (form: HTMLFormElement) => FoundErrors,
): [FormMetadata<Fields, string[]>, ReturnType<FormMetadata<Fields, string[]>['getFieldset']>] {
  const [form, fields] = useForm<Fields>({
    id: slot.id,
    constraint: constraint,
    lastResult: slot.result,
    onValidate: ({ form: element, submitter }) =>
      validateInBrowser<Fields>(submitter, () => ({ ...findMore?.(element), ...findFormErrors(element, messages) })),
    ...((defaultValue ?? typed) && {
      defaultValue: { ...(defaultValue as object), ...typed } as NonNullable<typeof defaultValue>,
    }),
  });
  // Runs after conform's own effect, which focuses the first field.
  useFailedForm(slot.id, slot.result);
  return [form, fields];
}
