import type { Call, CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import type { Locale } from './messages';
import type { Services } from './services';
import type { Player } from './store/players';
import type { Session } from './store/sessions';
import type { z } from 'zod/v4';

/** What a handler knows about the call it serves. */
export interface CallContext extends Services {
  /** From `x-locale`; the language of messages and content. */
  readonly locale: Locale;
  /** The bearer token as it came, null without one. */
  readonly token: string | null;
  readonly fingerprint: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  /** @throws {Unauthorised} when the bearer token opens no session */
  readonly requirePlayer: () => Player;
  /** @throws {Unauthorised} when the bearer token opens no session */
  readonly requireSession: () => Session;
}

export type Answer<Data> = { success: true; message?: string; data: Data } | { success: false; message: string };

type HandlerOf<C extends Call> = (
  input: z.output<C['request']>,
  context: CallContext,
) => Answer<CallAnswerData<C>> | Promise<Answer<CallAnswerData<C>>>;

/** One handler for each call of a group: a call left out does not compile. */
export type GroupHandlers<Group extends keyof Contract> = {
  [Name in keyof Contract[Group]]: Contract[Group][Name] extends Call ? HandlerOf<Contract[Group][Name]> : never;
};

/** The bearer token opens no session: answered with 401. */
export class Unauthorised extends Error {}

export function accept<Data>(data: Data, message?: string): Answer<Data> {
  return message === undefined ? { success: true, data } : { success: true, message, data };
}

export function refuse(message: string): { success: false; message: string } {
  return { success: false, message };
}
