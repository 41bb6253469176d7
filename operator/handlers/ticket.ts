import { accept, refuse, type CallContext, type GroupHandlers } from '../call-handler';
import { translate } from '../messages';
import { rowId } from '../row-id';
import type { Ticket } from '../store/tickets';
import { toUtcTime } from '../utc-time';

export const ticketHandlers: GroupHandlers<'ticket'> = {
  list(page, { store, requirePlayer }) {
    const player = requirePlayer();
    const items = store.tickets
      .list(player.id, page)
      .map(({ updatedAt, ...ticket }) => ({ ...ticket, updatedAt: toUtcTime(updatedAt) }));
    return accept({ total: store.tickets.count(player.id), items });
  },

  detail({ id }, context) {
    const ticket = findTicket(id, context);
    if (!ticket) return refuse(translate(context.locale, 'noSuchTicket'));
    const messages = context.store.tickets
      .messages(ticket.id)
      .map(({ author, text, createdAt }) => ({ from: author, text, createdAt: toUtcTime(createdAt) }));
    return accept({ id: ticket.id, subject: ticket.subject, status: ticket.status, messages });
  },

  create({ subject, message }, { store, locale, requirePlayer }) {
    const player = requirePlayer();
    if (subject.trim() === '') return refuse(translate(locale, 'blankSubject'));
    if (message.trim() === '') return refuse(translate(locale, 'blankMessage'));
    const createdAt = Date.now();
    const id = store.transaction(() => {
      const ticketId = store.tickets.open(player.id, subject, createdAt);
      const receipt = translate(locale, 'ticketReceipt', { id: String(ticketId) });
      store.tickets.addMessage(ticketId, { author: 'player', text: message, createdAt });
      store.tickets.addMessage(ticketId, { author: 'support', text: receipt, createdAt });
      return ticketId;
    });
    return accept({ id }, translate(locale, 'ticketOpened', { id: String(id) }));
  },

  reply({ id, message }, context) {
    const { store, locale } = context;
    const ticket = findTicket(id, context);
    if (!ticket) return refuse(translate(locale, 'noSuchTicket'));
    if (ticket.status === 'closed') return refuse(translate(locale, 'ticketIsClosed'));
    if (message.trim() === '') return refuse(translate(locale, 'blankMessage'));
    const createdAt = Date.now();
    store.transaction(() => {
      store.tickets.addMessage(ticket.id, { author: 'player', text: message, createdAt });
      store.tickets.setStatus(ticket.id, 'open', createdAt);
    });
    return accept(null, translate(locale, 'ticketReplied'));
  },

  close({ id }, context) {
    const { store, locale } = context;
    const ticket = findTicket(id, context);
    if (!ticket) return refuse(translate(locale, 'noSuchTicket'));
    if (ticket.status === 'closed') return refuse(translate(locale, 'ticketIsClosed'));
    store.tickets.setStatus(ticket.id, 'closed', Date.now());
    return accept(null, translate(locale, 'ticketClosed'));
  },
};

/** Finds the player's own ticket by id; null for a ticket of another player too. */
function findTicket(id: string | number, { store, requirePlayer }: CallContext): Ticket | null {
  return store.tickets.find(requirePlayer().id, rowId(id));
}
