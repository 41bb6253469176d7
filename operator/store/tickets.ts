import type { Database } from './database';

/** `answered`: the last message is from support. `open`: the last message is from the player. */
export type TicketStatus = 'open' | 'answered' | 'closed';
export type TicketAuthor = 'player' | 'support';

export interface Ticket {
  readonly id: number;
  readonly subject: string;
  readonly status: TicketStatus;
  readonly updatedAt: number;
}

export interface TicketMessage {
  readonly author: TicketAuthor;
  readonly text: string;
  readonly createdAt: number;
}

export interface Tickets {
  open(playerId: number, subject: string, createdAt: number): number;
  /** The player's ticket; null for another player's ticket too. */
  find(playerId: number, id: number): Ticket | null;
  /** Last updated first. */
  list(playerId: number, page: { skip: number; take: number }): Ticket[];
  count(playerId: number): number;
  addMessage(ticketId: number, message: TicketMessage): void;
  /** Oldest first. */
  messages(ticketId: number): TicketMessage[];
  setStatus(ticketId: number, status: TicketStatus, updatedAt: number): void;
}

const COLUMNS = 'id, subject, status, updated_at AS updatedAt';

export function ticketsIn(database: Database.Database): Tickets {
  const insert = database.prepare(
    "INSERT INTO ticket (player_id, subject, status, updated_at) VALUES (?, ?, 'open', ?)",
  );
  const find = database.prepare(`SELECT ${COLUMNS} FROM ticket WHERE player_id = ? AND id = ?`);
  const select = database.prepare(
    `SELECT ${COLUMNS} FROM ticket WHERE player_id = ? ORDER BY updated_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const count = database.prepare('SELECT count(*) AS count FROM ticket WHERE player_id = ?');
  const insertMessage = database.prepare(
    'INSERT INTO ticket_message (ticket_id, author, text, created_at) VALUES (?, ?, ?, ?)',
  );
  const messages = database.prepare(
    'SELECT author, text, created_at AS createdAt FROM ticket_message WHERE ticket_id = ? ORDER BY id',
  );
  const setStatus = database.prepare('UPDATE ticket SET status = ?, updated_at = ? WHERE id = ?');
  return {
    open: (playerId, subject, createdAt) => Number(insert.run(playerId, subject, createdAt).lastInsertRowid),
    find: (playerId, id) => (find.get(playerId, id) as Ticket | undefined) ?? null,
    list: (playerId, { skip, take }) => select.all(playerId, take, skip) as Ticket[],
    count: (playerId) => (count.get(playerId) as { count: number }).count,
    addMessage: (ticketId, { author, text, createdAt }) => void insertMessage.run(ticketId, author, text, createdAt),
    messages: (ticketId) => messages.all(ticketId) as TicketMessage[],
    setStatus: (ticketId, status, updatedAt) => void setStatus.run(status, updatedAt, ticketId),
  };
}
