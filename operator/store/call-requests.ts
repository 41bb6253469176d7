import type { Database } from './database';

export interface CallRequest {
  readonly name: string;
  readonly message: string;
  readonly contacts: readonly { readonly type: number; readonly contact: string }[];
}

/** Call-back requests, stored for the support staff. */
export interface CallRequests {
  add(request: CallRequest): void;
}

export function callRequestsIn(database: Database.Database): CallRequests {
  const insert = database.prepare('INSERT INTO call_request (name, message, contacts, created_at) VALUES (?, ?, ?, ?)');
  return {
    add: ({ name, message, contacts }) => void insert.run(name, message, JSON.stringify(contacts), Date.now()),
  };
}
