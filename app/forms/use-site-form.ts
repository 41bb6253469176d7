import { useForm, type FormMetadata } from '@conform-to/react';
import type { FormSlot } from './form-slot';
import { useFailedForm } from './use-failed-form';

/** What a loader sends about a form: shared texts, and the rules as HTML constraints. */
export interface FormDescription {
  readonly texts: {
    readonly summary: string;
    readonly offline: string;
    readonly showPassword: string;
    readonly hidePassword: string;
  };
  readonly constraint: Record<string, object>;
  /** Values kept when the session ended; they replace the default values. */
  readonly typed?: Record<string, string> | undefined;
}

/**
 * Binds a form to its slot with conform: HTML constraints, and messages and values of the last response. Forms are rendered
 * with `novalidate`: constraints limit what can be typed and describe the fields, and the server validates.
 *
 * @param defaultValue initial values of the fields
 */
export function useSiteForm<Fields extends Record<string, unknown>>(
  slot: FormSlot,
  { constraint, typed }: FormDescription,
  defaultValue?: Parameters<typeof useForm<Fields>>[0]['defaultValue'],
): [FormMetadata<Fields, string[]>, ReturnType<FormMetadata<Fields, string[]>['getFieldset']>] {
  const [form, fields] = useForm<Fields>({
    id: slot.id,
    constraint: constraint,
    lastResult: slot.result,
    ...((defaultValue ?? typed) && {
      defaultValue: { ...(defaultValue as object), ...typed } as NonNullable<typeof defaultValue>,
    }),
  });
  // Runs after conform's own effect, which focuses the first field.
  useFailedForm(slot.id, slot.result);
  return [form, fields];
}
