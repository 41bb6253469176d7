import { z } from 'zod';

/** The rules of a form, for the action that reads it and the loader that describes it to the browser. */
export interface FormRules<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  /** Exact control names, of a form with rows: those of every possible row. Default: the fields. */
  readonly names?: readonly string[];
  /** Labels by field name; for a row's field, by the last part of its name. */
  readonly labels: Record<string, string>;
  /** Messages by field for a missing value, in place of the general one. */
  readonly missing?: Record<string, string>;
  /** Messages by field, or by rule, for a value that is neither missing, too short nor too long. */
  readonly wrong?: Record<string, string>;
  /** HTML patterns by field. They accept everything that the schema accepts; the server finds the rest. */
  readonly patterns?: Record<string, string>;
  /** The field that each field repeats. The schema refuses a different value by the rule `passwordsDiffer`. */
  readonly repeats?: Record<string, string>;
  /** Fields that responses never contain: passwords, codes, card numbers. */
  readonly secrets?: readonly string[];
  /** A refusal does not read the page again: the router would end that in the history entry of another step. */
  readonly isInSteps?: boolean;
}

/** A field's name, without the list that its row belongs to. */
export const lastPart = (name: string) => name.slice(name.lastIndexOf('.') + 1);

export const buttonRules = { schema: z.object({}), labels: {} } satisfies FormRules;
