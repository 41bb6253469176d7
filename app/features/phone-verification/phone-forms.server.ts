import type { ActionFunctionArgs } from '@remix-run/node';
import { z } from 'zod/v4';
import { readForm, type ReadForm } from '~/forms/read-form.server';
import type { CheckedCode, SentCode } from './phone-code.server';
import { codeSchema, phoneSchema } from './phone.schema';

type Args = Pick<ActionFunctionArgs, 'request' | 'context'>;

/** Parses the phone number form. */
export function readPhoneForm(args: Args, read: FormData) {
  const { t } = args.context.page.translation;
  return readForm(
    args,
    {
      schema: phoneSchema,
      names: ['phone'],
      labels: { phone: t('phone-code', 'phone') },
      wrong: { phone: t('phone-code-server', 'phoneWrong') },
    },
    read,
  );
}

/** Parses the code form. */
export function readCodeForm(args: Args, read: FormData) {
  const { t } = args.context.page.translation;
  return readForm(
    args,
    {
      schema: codeSchema,
      names: ['code'],
      labels: { code: t('phone-code', 'code') },
      wrong: { code: t('phone-code-server', 'codeWrong') },
      secrets: ['code'],
    },
    read,
  );
}

/** Reads a form that consists of a button. Its errors appear in the page's form. */
export const readButtonForm = (args: Args, read: FormData) =>
  readForm(args, { schema: z.object({}), names: [], labels: {} }, read);

/** Response for a code that could not be sent or was wrong. */
export function failCode(form: ReadForm<unknown>, failed: Exclude<SentCode | CheckedCode, { message: unknown }>) {
  return failed.kind === 'limited' ? form.failLater(failed.retryAfterSeconds) : form.failWith(failed.failure);
}
