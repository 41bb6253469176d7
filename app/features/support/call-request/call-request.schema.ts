import { z } from 'zod';
import { normaliseLine, normaliseText } from '~/lib/normalise-text';
import { isCallable } from '~/lib/phone-number';
import { CONTACT_TYPES, MAX_CONTACTS } from './contact-rows';

const text = (min: number, max: number) => z.preprocess(normaliseText, z.string().min(min).max(max));
const line = (min: number, max: number) => z.string().overwrite(normaliseLine).min(min).max(max);

const CALLED: readonly string[] = [CONTACT_TYPES.phone, CONTACT_TYPES.whatsApp];

const SHORTEST_CONTACT = 5;

const rowOf = (shortest: number) =>
  z.object({ type: z.enum(Object.values(CONTACT_TYPES)), contact: line(shortest, 30) });

/** A number is whole or not: a length would promise that five digits do. */
const row = rowOf(1)
  .superRefine(({ type, contact: input }, context) => {
    const path = ['contact'];
    if (CALLED.includes(type)) {
      if (input !== '' && !isCallable(input)) context.addIssue({ code: 'custom', path, input });
    } else if (input !== '' && input.length < SHORTEST_CONTACT)
      context.addIssue({ code: 'too_small', origin: 'string', minimum: SHORTEST_CONTACT, path, input });
  })
  .transform(({ type, contact }) => ({ type: Number(type), contact }));

const texts = { name: line(5, 30), message: text(5, 100) };

export const callRequestSchema = z.object({
  ...texts,
  contacts: z.array(row).refine((rows) => rows.length >= 1 && rows.length <= MAX_CONTACTS),
});

/** The rules as HTML constraints: the server finds whether a number is whole. */
export const callRequestConstraints = z.object({ ...texts, contacts: z.array(rowOf(SHORTEST_CONTACT)) });

export type CallRequestFields = z.input<typeof callRequestSchema>;
