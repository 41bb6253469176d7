import { z } from 'zod';
import { normaliseCode } from '~/lib/normalise-text';
import { findPhoneNumber } from '~/lib/phone-number';
import { findSmsCode } from '~/lib/sms-code';

/** 5 to 20 characters as typed, ten digits after the fixed dialling code 90. Output: the operator's twelve digits. */
export const phoneNumber = z
  .string()
  .trim()
  .min(5)
  .max(40)
  .refine((text) => findPhoneNumber(text) !== null)
  .overwrite((text) => findPhoneNumber(text) ?? text);

/** A code of exactly six digits with any separators. The maximum leaves room for them. */
const smsCode = z
  .string()
  .trim()
  .max(20)
  .refine((text) => findSmsCode(text) !== null)
  .overwrite((text) => findSmsCode(text) ?? text);

export const phoneSchema = z.object({ phone: phoneNumber });
export const phoneCodeSchema = z.object({ code: smsCode });

/** Rules of the change of a verified number, by what proves that the player is its owner. */
export const changeSchemas = {
  'old-phone': z.object({ newCode: smsCode, oldCode: smsCode }),
  /** A code of the app, or a backup code: how one is written is the operator's. */
  factor: z.object({ newCode: smsCode, code: z.string().overwrite(normaliseCode).min(1).max(40) }),
};

export type Proof = keyof typeof changeSchemas;

export type PhoneFields = z.input<typeof phoneSchema>;
export type CodeFields = z.input<typeof phoneCodeSchema>;
export type ChangeFields = z.input<(typeof changeSchemas)['old-phone']> & z.input<(typeof changeSchemas)['factor']>;
