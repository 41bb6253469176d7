import { z } from 'zod';
import { normaliseLine, normaliseText } from '~/lib/normalise-text';

const message = z.preprocess(normaliseText, z.string().min(1).max(2_000));

export const newTicketSchema = z.object({ subject: z.string().overwrite(normaliseLine).min(3).max(150), message });
export const replySchema = z.object({ message });

export type NewTicketFields = z.input<typeof newTicketSchema>;
export type ReplyFields = z.input<typeof replySchema>;
