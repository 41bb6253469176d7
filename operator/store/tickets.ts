import { columns, type Sql } from './sql';

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

const COLUMNS = columns('id subject status updatedAt');

export function ticketsIn(sql: Sql): Tickets {
  const insert = sql.insert('ticket', 'playerId subject status updatedAt');
  const find = sql.one<Ticket>(`SELECT ${COLUMNS} FROM ticket WHERE player_id = ? AND id = ?`);
  const select = sql.all<Ticket>(
    `SELECT ${COLUMNS} FROM ticket WHERE player_id = ? ORDER BY updated_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const count = sql.number('SELECT count(*) AS count FROM ticket WHERE player_id = ?');
  const insertMessage = sql.insert('ticket_message', 'ticketId author text createdAt');
  const messages = sql.all<TicketMessage>(
    `SELECT ${columns('author text createdAt')} FROM ticket_message WHERE ticket_id = ? ORDER BY id`,
  );
  const setStatus = sql.run('UPDATE ticket SET status = ?, updated_at = ? WHERE id = ?');
  return {
    open: (playerId, subject, createdAt) => insert({ playerId, subject, status: 'open', updatedAt: createdAt }),
    find,
    list: (playerId, { skip, take }) => select(playerId, take, skip),
    count,
    addMessage: (ticketId, message) => void insertMessage({ ticketId, ...message }),
    messages,
    setStatus: (ticketId, status, updatedAt) => setStatus(status, updatedAt, ticketId),
  };
}
