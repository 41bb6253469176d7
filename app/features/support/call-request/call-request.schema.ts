import { z } from 'zod';
import { normaliseLine, normaliseText } from '~/lib/normalise-text';
import { isCallable } from '~/lib/phone-number';
import { CONTACT_TYPES, MAX_CONTACTS } from './contact-rows';

const text = (min: number, max: number) => z.preprocess(normaliseText, z.string().min(min).max(max));
const line = (min: number, max: number) => z.string().overwrite(normaliseLine).min(min).max(max);

const CALLED: readonly string[] = [CONTACT_TYPES.phone, CONTACT_TYPES.whatsApp];

const SHORTEST_CONTACT = 5;

const row = z
  .object({ type: z.enum(Object.values(CONTACT_TYPES)), contact: line(SHORTEST_CONTACT, 30) })
  .refine(({ type, contact }) => !CALLED.includes(type) || contact.length < SHORTEST_CONTACT || isCallable(contact), {
    path: ['contact'],
    params: { rule: 'phoneWrong' },
  })
  .transform(({ type, contact }) => ({ type: Number(type), contact }));

export const callRequestSchema = z.object({
  name: line(5, 30),
  message: text(5, 100),
  contacts: z.array(row).refine((rows) => rows.length >= 1 && rows.length <= MAX_CONTACTS),
});

export type CallRequestFields = z.input<typeof callRequestSchema>;
