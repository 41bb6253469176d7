import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { json, type ActionFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { formErrors } from '~/i18n/form-errors.server';
import type { ConsumedAttempt } from '~/limits/consume-attempt.server';
import type { Failure } from '~/upstream/outcome';
import type { FormChallenge } from './challenge-fields';
import { explainFailure } from './explain-failure.server';
import { lastPart, type FormRules } from './form-rules.server';
import type { KeepsPage } from './send-form';
import { tooManyText } from '~/limits/too-many-text.server';

/** A response with the submitted values, without the secrets. */
type Answer = ReturnType<typeof json<ReturnType<Submission<unknown, string[]>['reply']> & More>>;

interface More extends Partial<KeepsPage> {
  readonly challenge?: FormChallenge;
  /** The field that the operator refused. */
  readonly refused?: string;
  readonly isOutdated?: true;
}

export interface ReadForm<Value> {
  /** The parsed value; null when the form is invalid: respond with `invalid()`. */
  readonly value: Value | null;
  invalid(): Answer;
  /** The form as it was typed, without a message. */
  show(): Answer;
  /** 409: the page shows another form than the one that the operator has now, and reads it again. */
  failOutdated(message: string): Answer;
  fail(status: number, message: string): Answer;
  /** 400, with a message at one field. */
  failField(name: string, message: string): Answer;
  /** At the field that a refusal names, if it names one. @param unknown the message for a call that may have had its effect */
  failWith(failure: Failure, unknown?: string): Answer;
  /** 429 with `retry-after`, with a challenge as long as one helps. @param intent the value of the pressed button */
  failAttempt(attempt: Exclude<ConsumedAttempt, { kind: 'allowed' }>, intent?: string): Answer;
}

/** Reads only the form's own fields; errors are in the player's language. @param form in place of the request's form */
export async function readForm<Schema extends z.ZodObject>(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  { schema, names = Object.keys(schema.shape), labels, missing, wrong, secrets = [], isInSteps }: FormRules<Schema>,
  form = context.page.form,
): Promise<ReadForm<z.output<Schema>>> {
  const { translation, responseHeaders } = context.page;
  const submission = parseWithZod(ownFields(form, names), {
    schema,
    error: formErrors(translation, labels, wrong, missing),
    // A value may break several rules: the last is the most exact.
    formatError: (issues: readonly z.core.$ZodIssue[]) => issues.slice(-1).map(({ message }) => message),
  }) as Submission<z.output<Schema>, string[]>;
  const reply = (
    status: number,
    errors: { formErrors?: string[]; fieldErrors?: Record<string, string[]> },
    more: More = {},
  ): Answer => {
    const result = submission.reply({ hideFields: [...secrets] as never[], ...errors });
    return json({ ...result, ...more, ...(isInSteps && status === 400 && { keepsPage: true }) }, { status });
  };
  // A field without a label is not shown, and neither would be its message.
  const at = (name: string | null | undefined, message: string) =>
    name && names.includes(name) && lastPart(name) in labels
      ? { fieldErrors: { [name]: [message] } }
      : { formErrors: [message] };
  const retryAfter = (seconds: number) => responseHeaders.set('retry-after', String(seconds));

  return {
    value: submission.status === 'success' ? submission.value : null,
    invalid: () => reply(400, {}),
    show: () => reply(200, {}),
    failOutdated: (message) => reply(409, { formErrors: [message] }, { isOutdated: true }),
    fail: (status, message) => reply(status, { formErrors: [message] }),
    failField: (name, message) => reply(400, at(name, message)),
    failWith(failure, unknown) {
      const { status, message } = explainFailure(failure, translation, unknown);
      const field = failure.kind === 'refused' ? failure.field : null;
      return reply(status, at(field, message), field ? { refused: field } : {});
    },
    failAttempt(attempt, intent) {
      if (attempt.kind === 'refused') {
        retryAfter(attempt.retryAfterSeconds);
        return reply(429, { formErrors: [tooManyText(translation, attempt.retryAfterSeconds)] });
      }
      const { challenge } = attempt;
      retryAfter(challenge.waitSeconds);
      const instruction = translation.t('challenge', secrets.length > 0 ? 'fillAndWait' : 'wait', {
        count: challenge.waitSeconds,
      });
      const texts = translation.copy('challenge');
      return reply(429, {}, { challenge: { ...challenge, intent: intent ?? null, texts, instruction } });
    },
  };
}

/**
 * Form parsers read structure from names: a field called `x[99999999]` makes them build an array of that length, and send it
 * back. @param names exact names, each once
 */
function ownFields(form: FormData, names: readonly string[]): FormData {
  const fields = new FormData();
  for (const name of names) for (const value of form.getAll(name)) fields.append(name, value);
  return fields;
}
