import { z } from 'zod';
import { controlNames, type FormField } from './form-field';
import { judgeField, type FormReader, type ReadControl } from './judge-field';
import type { FieldValue } from './validate-field';

type Typed = Readonly<Record<string, unknown>>;

const readIn =
  (typed: Typed): ReadControl =>
  (name) =>
    typeof typed[name] === 'string' ? [typed[name]] : [];

/** The parts of a form's rules that its described fields give. Their controls take any text, which `judgeField` judges. */
export function fieldRules(fields: readonly FormField[], reader: FormReader) {
  const names = fields.flatMap(controlNames);
  const judge = z.check<Typed>(({ value, issues }) => {
    for (const field of fields) {
      const judged = judgeField(field, readIn(value), reader);
      if ('value' in judged) continue;
      for (const [name, message] of Object.entries(judged.errors))
        issues.push({ code: 'custom', path: [name], input: value[name], message });
    }
  });
  // Also while other fields are missing.
  judge._zod.def.when = () => true;
  return {
    shape: Object.fromEntries(names.map((name) => [name, z.string().optional()])),
    check: judge,
    labels: Object.fromEntries(fields.flatMap((field) => controlNames(field).map((name) => [name, field.label]))),
    secrets: fields.flatMap((field) => (field.isSecret ? controlNames(field) : [])),
  };
}

/** The values of a form in order, by the operator's keys, without fields that were left out. */
export function fieldValues(
  fields: readonly FormField[],
  typed: Typed,
  reader: FormReader,
): Record<string, FieldValue> {
  return Object.fromEntries(
    fields.flatMap((field): [string, FieldValue][] => {
      const judged = judgeField(field, readIn(typed), reader);
      return 'value' in judged && judged.value !== null ? [[field.key, judged.value]] : [];
    }),
  );
}
