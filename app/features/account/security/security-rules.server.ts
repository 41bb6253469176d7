import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import { factorCodeSchema, turnOffSchema } from './security.schema';

type Texts = Pick<Translation, 't'>;

export const factorCodeRules = ({ t }: Texts): FormRules<typeof factorCodeSchema> => ({
  schema: factorCodeSchema,
  labels: { code: t('security', 'code') },
  secrets: ['code'],
});

/** A set-up has no backup codes yet. */
export const setUpRules = ({ t }: Texts): FormRules<typeof factorCodeSchema> => ({
  ...factorCodeRules({ t }),
  labels: { code: t('security', 'appCode') },
});

export const turnOffRules = ({ t }: Texts): FormRules<typeof turnOffSchema> => ({
  schema: turnOffSchema,
  labels: { password: t('security', 'currentPassword'), code: t('security', 'code') },
  secrets: ['password', 'code'],
});
