import { z } from 'zod';
import { call } from './call';
import { detail, identifier } from './values';

/** A field that the player fills in. Keys are letters and digits, because they are names of controls. */
export const formField = z.object({
  key: z.string().regex(/^[A-Za-z][A-Za-z\d]{0,39}$/),
  /** String, Name, Email, Phone, BirthDate, Int, Long, Bool, DateTime or Dropdown. Any other is a String. */
  objectType: z.string().max(20),
  label: z.string().min(1).max(100),
  help: z.string().max(300).nullish(),
  required: z.boolean(),
  /** What browsers fill in: a token of the HTML standard. */
  autocomplete: detail(z.string().regex(/^[a-z\d-]{1,40}$/)),
  mask: z.string().max(60).nullish(),
  option: z
    .array(z.object({ id: identifier, name: z.string().min(1).max(100) }))
    .max(300)
    .nullish(),
  /** Bounds of a whole number. */
  min: z.number().int().nullish(),
  max: z.number().int().nullish(),
  minLength: z.number().int().min(0).max(200).nullish(),
  maxLength: z.number().int().min(1).max(200).nullish(),
  /** A regular expression that the whole text matches. One that could be slow is not used: see `patternCost`. */
  pattern: z.string().min(1).max(200).nullish(),
  /** The field is there only while an earlier one has this answer. */
  when: z.object({ key: z.string().max(40), equals: z.string().max(100) }).nullish(),
  checkDigits: z.enum(['tckn', 'cpf', 'luhn', 'iban']).nullish().catch(undefined),
});

export const forms = {
  get: call('POST', 'forms/get', 'read', {
    summary:
      'The fields of a form, in one country: without a country those of the first. The username and the password are not among them. Of the capability forms.',
    request: z.object({ form: z.literal('registration'), country: identifier.optional() }),
    data: z.object({
      /** Another one for every change of the form. */
      version: z.string().min(1).max(60),
      countries: z
        .array(
          z.object({
            id: identifier,
            name: z.string().min(1).max(100),
            diallingCode: z.string().regex(/^[1-9]\d{0,3}$/),
            /** 0 stands for a digit, 9 for one that may be missing at the end. */
            phoneMask: z.string().regex(/^[09 ()./-]{1,30}$/),
          }),
        )
        .min(1)
        .max(300),
      sections: z
        .array(z.object({ title: z.string().min(1).max(80), fields: z.array(formField).min(1).max(30) }))
        .min(1)
        .max(6),
      consents: z
        .array(
          z.object({
            key: z.string().regex(/^[A-Za-z][A-Za-z\d]{0,39}$/),
            text: z.string().min(1).max(500),
            pageId: identifier.nullish(),
            required: z.boolean(),
          }),
        )
        .max(10),
      /** What the operator asks of a username and a password. Default: 5 to 30, and 5. */
      username: z
        .object({ minLength: z.number().int().min(1).max(30), maxLength: z.number().int().min(1).max(50) })
        .nullish(),
      passwordMinLength: z.number().int().min(5).max(100).nullish(),
    }),
    freshSeconds: 300,
    assumed: true,
  }),
};
