import { expect } from 'vitest';
import { allCalls } from '~/upstream/contract/contract';
import { callOperator, type CallOptions, type Reply } from './operator-call';
import { operatorOfFile } from './operator-of-file';
import { newPlayer } from './players';

export const accepted = { status: 200, success: true };

export const refused = (message: string | RegExp) => ({
  status: 200,
  success: false,
  message: message instanceof RegExp ? (expect.stringMatching(message) as string) : message,
  data: null,
});

/** Starts an operator for the tests of one file, and checks its answers against the contract. */
export function checkedOperator(options?: Parameters<typeof operatorOfFile>[0]) {
  const operator = operatorOfFile(options);

  async function call(path: string, body?: unknown, options: CallOptions = {}): Promise<Reply> {
    const reply = await callOperator(operator.apiUrl, path, body, options);
    const declared = allCalls.find((one) => one.path === path);
    if (!declared) throw new Error(`The contract has no call ${path}.`);
    if (reply.success) declared.data.parse(reply.data);
    return reply;
  }

  return {
    running: () => operator,
    call,
    newPlayer: () => newPlayer(operator.apiUrl),
    async login(username: string, password: string, locale: 'tr' | 'en' = 'en') {
      const reply = await call('auth/login', { username, password }, { locale });
      return { reply, token: String((reply.data as { token?: string } | null)?.token) };
    },
  };
}
