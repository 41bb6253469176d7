import { z } from 'zod';
import { normaliseLine, normaliseText } from '~/lib/normalise-text';
import { MAX_CONTACTS } from './contact-rows';

const text = (min: number, max: number) => z.preprocess(normaliseText, z.string().min(min).max(max));
const line = (min: number, max: number) => z.string().overwrite(normaliseLine).min(min).max(max);

/** Rules of the call request form, see docs/product/forms.md#call-request. */
export const callRequestSchema = z.object({
  name: line(5, 30),
  message: text(5, 100),
  contacts: z
    .array(z.object({ type: z.enum(['1', '2', '3', '4']).transform(Number), contact: line(5, 30) }))
    .refine((rows) => rows.length >= 1 && rows.length <= MAX_CONTACTS),
});

export type CallRequestFields = z.input<typeof callRequestSchema>;
