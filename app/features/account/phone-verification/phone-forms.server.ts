import type { FormRules } from '~/forms/form-rules.server';
import type { Translation } from '~/i18n/translator.server';
import type { PhoneFormat } from '~/forms/described/form-field';
import { phoneDigits } from '~/forms/described/phone';
import { digitsPattern, PLUS } from '~/lib/digits-pattern';
import { DIALLING_CODE } from '~/lib/phone-number';
import { changeSchemas, phoneCodeSchema, phoneSchema, type Proof } from './phone.schema';

export function phoneRules(
  translation: Pick<Translation, 't'>,
  format: PhoneFormat,
): FormRules<ReturnType<typeof phoneSchema>> {
  const [least, most] = phoneDigits(format);
  return {
    schema: phoneSchema(format),
    labels: { phone: translation.t('phone-code', 'phone') },
    wrong: { phone: phoneTexts(translation, format).wrong },
    // With the dialling code as `0090` or `+90`.
    patterns: { phone: `${PLUS}${digitsPattern(least, most + format.diallingCode.length + 2)}` },
  };
}

/** What the form says about a number of a country. */
export function phoneTexts({ t }: Pick<Translation, 't'>, { diallingCode, phoneMask }: PhoneFormat) {
  if (diallingCode === DIALLING_CODE)
    return { hint: t('phone-code-server', 'phoneHint'), wrong: t('phone-code-server', 'phoneWrong') };
  const [least, count] = phoneDigits({ phoneMask });
  const values = { field: t('phone-code', 'phone'), least, count, code: `+${diallingCode}` };
  const text = least === count ? t('form-rules', 'phoneWrong', values) : t('form-rules', 'phoneRange', values);
  return { hint: text, wrong: text };
}

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
