import type { FormField } from './form-field';
import { judgeField, type FormReader } from './judge-field';

/** The errors of described fields in the browser, by control name: those that the server itself would find. */
export function findFieldErrors(
  form: HTMLFormElement,
  fields: readonly FormField[],
  reader: FormReader,
): Record<string, string[]> {
  const sent = new FormData(form);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const judged = judgeField(field, (name) => sent.getAll(name), reader);
      return 'value' in judged
        ? []
        : Object.entries(judged.errors).map(([name, message]) => [name, [message]] as const);
    }),
  );
}
