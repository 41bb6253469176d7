import { z } from 'zod';
import type { PhoneFormat } from '~/forms/described/form-field';
import { findPhone } from '~/forms/described/phone';
import { normaliseCode } from '~/lib/normalise-text';
import { findSmsCode } from '~/lib/sms-code';

/** 5 to 20 characters as typed, without the dialling code or with it. Output: the digits with it. */
const phoneNumber = (format: PhoneFormat) =>
  z
    .string()
    .trim()
    .min(5)
    .max(40)
    .refine((text) => findPhone(text, format) !== null)
    .overwrite((text) => findPhone(text, format) ?? text);

/** A code of exactly six digits with any separators. The maximum leaves room for them. */
const smsCode = z
  .string()
  .trim()
  .max(20)
  .refine((text) => findSmsCode(text) !== null)
  .overwrite((text) => findSmsCode(text) ?? text);

export const phoneSchema = (format: PhoneFormat) => z.object({ phone: phoneNumber(format) });
export const phoneCodeSchema = z.object({ code: smsCode });

/** Rules of the change of a verified number, by what proves that the player is its owner. */
export const changeSchemas = {
  'old-phone': z.object({ newCode: smsCode, oldCode: smsCode }),
  /** A code of the app, or a backup code: how one is written is the operator's. */
  factor: z.object({ newCode: smsCode, code: z.string().overwrite(normaliseCode).min(1).max(40) }),
};

export type Proof = keyof typeof changeSchemas;

export type PhoneFields = z.input<ReturnType<typeof phoneSchema>>;
export type CodeFields = z.input<typeof phoneCodeSchema>;
export type ChangeFields = z.input<(typeof changeSchemas)['old-phone']> & z.input<(typeof changeSchemas)['factor']>;
