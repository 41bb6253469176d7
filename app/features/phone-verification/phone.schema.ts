import { z } from 'zod/v4';
import { findPhoneNumber } from '~/lib/phone-number';
import { findSmsCode } from '~/lib/sms-code';

/**
 * A phone number: 5 to 20 characters as typed, ten digits after the fixed dialling code 90. Output: the twelve digits
 * that the operator expects.
 */
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
export const codeSchema = z.object({ code: smsCode });

export type PhoneFields = z.input<typeof phoneSchema>;
export type CodeFields = z.input<typeof codeSchema>;
