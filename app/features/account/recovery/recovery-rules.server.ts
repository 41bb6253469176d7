import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import { codeSchema, passwordSchema, usernameSchema } from './recovery.schema';

type Words = Pick<Translation, 't'>;

export const usernameRules = ({ t }: Words): FormRules<typeof usernameSchema> => ({
  schema: usernameSchema,
  names: ['username'],
  labels: { username: t('recovery', 'username') },
});

export const codeRules = ({ t }: Words): FormRules<typeof codeSchema> => ({
  schema: codeSchema,
  names: ['code'],
  labels: { code: t('recovery', 'code') },
  secrets: ['code'],
});

export const passwordRules = ({ t }: Words): FormRules<typeof passwordSchema> => ({
  schema: passwordSchema,
  names: ['password', 'password2'],
  labels: { password: t('recovery', 'password'), password2: t('recovery', 'password2') },
  wrong: { passwordsDiffer: t('recovery-server', 'differs') },
  repeats: { password2: 'password' },
  secrets: ['password', 'password2'],
});
