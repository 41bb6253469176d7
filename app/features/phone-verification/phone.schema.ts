import { z } from 'zod/v4';
import { findPhoneNumber } from '~/lib/phone-number';
import { findSmsCode } from '~/lib/sms-code';

/**
 * Spec section 5: 5 to 20 digits under a mask of ten with a fixed 90. The bounds are those of the control; what the
 * operator is sent are the twelve digits.
 */
export const phoneNumber = z
  .string()
  .min(5)
  .max(40)
  .refine((text) => findPhoneNumber(text) !== null)
  .overwrite((text) => findPhoneNumber(text) ?? text);

/** Spec section 5: exactly six figures, whatever separates them. The maximum leaves room for a mask and spaces. */
const smsCode = z
  .string()
  .max(20)
  .refine((text) => findSmsCode(text) !== null)
  .overwrite((text) => findSmsCode(text) ?? text);

export const phoneSchema = z.object({ phone: phoneNumber });
export const codeSchema = z.object({ code: smsCode });

export type PhoneFields = z.input<typeof phoneSchema>;
export type CodeFields = z.input<typeof codeSchema>;
