import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import { codeSchema, passwordSchema, usernameSchema } from './recovery.schema';

type Words = Pick<Translation, 't' | 'copy'>;

export const usernameRules = ({ copy }: Words): FormRules<typeof usernameSchema> => ({
  schema: usernameSchema,
  labels: copy('recovery'),
});

export const codeRules = ({ copy }: Words): FormRules<typeof codeSchema> => ({
  schema: codeSchema,
  labels: copy('recovery'),
  secrets: ['code'],
});

export const passwordRules = ({ t, copy }: Words): FormRules<typeof passwordSchema> => ({
  schema: passwordSchema,
  labels: copy('recovery'),
  wrong: { passwordsDiffer: t('recovery-server', 'differs') },
  repeats: { password2: 'password' },
  secrets: ['password', 'password2'],
});
