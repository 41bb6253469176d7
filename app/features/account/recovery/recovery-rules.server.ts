import { z } from 'zod';
import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import { samePasswords } from '~/forms/same-passwords';
import { normaliseCode } from '~/lib/normalise-text';

const usernameSchema = z.object({ username: z.string().overwrite(normaliseCode).min(2).max(30) });

/** Codes are copied from e-mails, with spaces in them. */
const code = z.string().overwrite((typed) => normaliseCode(typed).replace(/\s/g, ''));

const codeSchema = z.object({ code: code.min(3).max(20) });

function passwordSchema(minLength: number) {
  const password = z.string().min(minLength).max(100);
  return z.object({ password, password2: password }).refine(...samePasswords('password', 'password2'));
}

type Texts = Pick<Translation, 't' | 'copy'>;

export const usernameRules = ({ copy }: Texts): FormRules<typeof usernameSchema> => ({
  schema: usernameSchema,
  labels: copy('recovery'),
});

export const recoveryCodeRules = ({ copy }: Texts): FormRules<typeof codeSchema> => ({
  schema: codeSchema,
  labels: copy('recovery'),
  secrets: ['code'],
});

export const passwordRules = ({ t, copy }: Texts, minLength: number): FormRules<ReturnType<typeof passwordSchema>> => ({
  schema: passwordSchema(minLength),
  labels: copy('recovery'),
  wrong: { passwordsDiffer: t('recovery-server', 'differs') },
  repeats: { password2: 'password' },
  secrets: ['password', 'password2'],
});
