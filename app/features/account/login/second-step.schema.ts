import { z } from 'zod';
import { normaliseCode } from '~/lib/normalise-text';
import { findSmsCode } from '~/lib/sms-code';

const totp = z.object({
  code: z
    .string()
    .min(1)
    .transform((typed, { addIssue }) => {
      const code = findSmsCode(typed);
      if (code === null) addIssue({ code: 'custom', params: { rule: 'notSixDigits' } });
      return code ?? '';
    }),
});

export const secondStepSchemas = {
  totp,
  'recovery-code': z.object({ code: z.string().overwrite(normaliseCode).min(1).max(40) }),
};

export type SecondStepFields = z.input<typeof totp>;
