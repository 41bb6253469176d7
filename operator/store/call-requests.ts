import type { Sql } from './sql';

export interface CallRequest {
  readonly name: string;
  readonly message: string;
  readonly contacts: readonly { readonly type: number; readonly contact: string }[];
}

/** Call-back requests, stored for the support staff. */
export interface CallRequests {
  add(request: CallRequest): void;
}

export function callRequestsIn(sql: Sql): CallRequests {
  const insert = sql.run('INSERT INTO call_request (name, message, contacts, created_at) VALUES (?, ?, ?, ?)');
  return {
    add: ({ name, message, contacts }) => insert(name, message, JSON.stringify(contacts), Date.now()),
  };
}
