import { useForm, type FormMetadata } from '@conform-to/react';
import type { FormSlot } from './form-slot';
import { useFailedForm } from './use-failed-form';

/** What a loader says about a form: the texts that every form shows, and its rules as HTML attributes. */
export interface FormDescription {
  readonly texts: {
    readonly summary: string;
    readonly offline: string;
    readonly showPassword: string;
    readonly hidePassword: string;
  };
  readonly constraint: Record<string, object>;
  /** What was typed before the session ended, in place of what the fields hold at first. */
  readonly typed?: Record<string, string> | undefined;
}

/**
 * One form in its slot, by conform: rules as HTML attributes, messages and values from the last answer. Nothing is
 * validated in the browser beyond what HTML does.
 *
 * @param defaultValue what the fields hold before anything is typed
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
  // After conform's own effect, which would move the focus to the first field.
  useFailedForm(slot.id, slot.result);
  return [form, fields];
}
