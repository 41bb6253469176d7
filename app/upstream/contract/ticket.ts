import { z } from 'zod';
import { call } from './call';
import { identifier, pageOf, skipTake, utcTime } from './values';

const ticketMessage = z.string().min(1).max(2000);

export const ticket = {
  list: call('POST', 'ticket/list', 'read', {
    summary: "The player's tickets, last touched first.",
    request: z.object(skipTake),
    data: pageOf(z.object({ id: identifier, subject: z.string(), status: z.string(), updatedAt: utcTime })),
    assumed: true,
  }),
  detail: call('POST', 'ticket/detail', 'read', {
    summary: 'One ticket with its messages, oldest first.',
    request: z.object({ id: identifier }),
    data: z.object({
      id: identifier,
      subject: z.string(),
      status: z.string(),
      messages: z.array(z.object({ from: z.string(), text: z.string(), createdAt: utcTime })),
    }),
    assumed: true,
  }),
  create: call('POST', 'ticket/create', 'write', {
    summary: 'Opens a ticket. With its id the site shows the new ticket, without it the list.',
    request: z.object({ subject: z.string().min(3).max(150), message: ticketMessage }),
    // Other data is no fault: the ticket is open, only its page is not known.
    data: z.object({ id: identifier }).nullish().catch(null),
    assumed: true,
  }),
  reply: call('POST', 'ticket/reply', 'write', {
    summary: 'Adds a message to an open ticket.',
    request: z.object({ id: identifier, message: ticketMessage }),
    assumed: true,
  }),
  close: call('POST', 'ticket/close', 'write', {
    summary: 'Closes a ticket.',
    request: z.object({ id: identifier }),
    assumed: true,
  }),
};
