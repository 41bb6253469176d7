import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { json, type ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod/v4';
import { formErrors } from '~/i18n/form-errors.server';
import { ownFields } from './own-fields';
import type { Failure } from '~/upstream/outcome';
import { explainFailure } from './explain-failure.server';

interface FormRules<Schema extends z.ZodType> {
  readonly schema: Schema;
  /** The controls' exact names. A form with rows names each one that it could have. */
  readonly names: readonly string[];
  /** The fields' names as the form shows them; a row's field by its last part. */
  readonly labels: Record<string, string>;
  /** What to say, by field, of a value that is neither missing, too short nor too long. */
  readonly wrong?: Record<string, string>;
  /** Never sent back: passwords, codes, card numbers. */
  readonly secrets?: readonly string[];
}

/** Answers the form: everything typed stays, but for its secrets. */
type Answer = ReturnType<typeof json<ReturnType<Submission<unknown, string[]>['reply']>>>;

export interface ReadForm<Value> {
  /** Null when a rule is broken: answer with `invalid()`. */
  readonly value: Value | null;
  /** 400 with a message at each field. */
  invalid(): Answer;
  /** The form with a message about the whole of it. */
  fail(status: number, message: string): Answer;
  /** The form with a message at one field, 400. */
  failField(name: string, message: string): Answer;
  /** The form with what the operator said, or what its silence means. */
  failWith(failure: Failure): Answer;
  /** 429, and when to try again. */
  failLater(retryAfterSeconds: number): Answer;
}

/**
 * Reads a form by its schema: nothing but its own fields, errors in the player's language.
 *
 * @param read the form where its fields have been read before
 */
export async function readForm<Schema extends z.ZodType>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  { schema, names, labels, wrong, secrets = [] }: FormRules<Schema>,
  read?: FormData,
): Promise<ReadForm<z.output<Schema>>> {
  const {
    page: { translation, responseHeaders },
  } = context;
  const submission = parseWithZod(ownFields(read ?? (await request.formData()), names), {
    schema,
    error: formErrors(translation, labels, wrong),
  }) as Submission<z.output<Schema>, string[]>;
  const reply = (status: number, errors: { formErrors?: string[]; fieldErrors?: Record<string, string[]> }): Answer =>
    json(submission.reply({ hideFields: [...secrets] as never[], ...errors }), { status });

  return {
    value: submission.status === 'success' ? submission.value : null,
    invalid: () => reply(400, {}),
    fail: (status, message) => reply(status, { formErrors: [message] }),
    failField: (name, message) => reply(400, { fieldErrors: { [name]: [message] } }),
    failWith(failure) {
      const { status, message } = explainFailure(failure, translation);
      return reply(status, { formErrors: [message] });
    },
    failLater(retryAfterSeconds) {
      responseHeaders.set('retry-after', String(retryAfterSeconds));
      const minutes = Math.ceil(retryAfterSeconds / 60);
      return reply(429, { formErrors: [translation.t('forms-server', 'tooMany', { minutes })] });
    },
  };
}
