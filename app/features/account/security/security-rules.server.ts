import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import { codeSchema, turnOffSchema } from './security.schema';

type Words = Pick<Translation, 't'>;

export const codeRules = ({ t }: Words): FormRules<typeof codeSchema> => ({
  schema: codeSchema,
  labels: { code: t('security', 'code') },
  secrets: ['code'],
});

export const turnOffRules = ({ t }: Words): FormRules<typeof turnOffSchema> => ({
  schema: turnOffSchema,
  labels: { password: t('security', 'currentPassword'), code: t('security', 'code') },
  secrets: ['password', 'code'],
});
