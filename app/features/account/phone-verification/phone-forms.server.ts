import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import { digitsPattern, PHONE_PATTERN } from '~/lib/digits-pattern';
import { changeSchemas, phoneCodeSchema, phoneSchema, type Proof } from './phone.schema';

export const phoneRules = ({ t }: Pick<Translation, 't'>): FormRules<typeof phoneSchema> => ({
  schema: phoneSchema,
  labels: { phone: t('phone-code', 'phone') },
  wrong: { phone: t('phone-code-server', 'phoneWrong') },
  patterns: { phone: PHONE_PATTERN },
});

export const phoneCodeRules = ({ t }: Pick<Translation, 't'>): FormRules<typeof phoneCodeSchema> => ({
  schema: phoneCodeSchema,
  labels: { code: t('phone-code', 'code') },
  wrong: { code: t('phone-code-server', 'codeWrong') },
  patterns: { code: digitsPattern(6) },
  secrets: ['code'],
});

export function changeRules(proof: Proof, { t }: Pick<Translation, 't'>): FormRules<(typeof changeSchemas)[Proof]> {
  const codeWrong = t('phone-code-server', 'codeWrong');
  return {
    schema: changeSchemas[proof],
    labels: {
      newCode: t('phone-change', 'newCode'),
      oldCode: t('phone-change', 'oldCode'),
      code: t('phone-change', 'factorCode'),
    },
    wrong: { newCode: codeWrong, oldCode: codeWrong },
    patterns: { newCode: digitsPattern(6), ...(proof === 'old-phone' && { oldCode: digitsPattern(6) }) },
    secrets: Object.keys(changeSchemas[proof].shape),
  };
}
