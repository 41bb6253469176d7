import { z } from 'zod/v4';

const message = z.string().trim().min(1).max(2_000);

/** Rules of the contract's `ticket/create` and `ticket/reply`. */
export const newTicketSchema = z.object({ subject: z.string().trim().min(3).max(150), message });
export const replySchema = z.object({ message });

export type NewTicketFields = z.input<typeof newTicketSchema>;
export type ReplyFields = z.input<typeof replySchema>;
