import type { Call, CallAnswerData, RefusalCode } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import type { OperatorCapability } from './capabilities';
import type { Locale } from './messages';
import type { Services } from './services';
import type { Player } from './store/players';
import type { Session } from './store/sessions';
import type { z } from 'zod';

/** Context of one call: the caller's headers and the operator's services. */
export interface CallContext extends Services {
  /** From the header `x-locale`: the language of messages and content. */
  readonly locale: Locale;
  /** The bearer token, null if the call has none. */
  readonly token: string | null;
  readonly fingerprint: string;
  readonly ip: string;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  /** @throws {Unauthorised} if the bearer token opens no session */
  readonly requirePlayer: () => Player;
  /** @throws {Unauthorised} if the bearer token opens no session */
  readonly requireSession: () => Session;
}

export type Answer<Data> = { success: true; message?: string; data: Data } | Refusal;

interface Refusal {
  success: false;
  message: string;
  field?: string;
  code?: RefusalCode;
  excludedUntil?: string | null;
  data?: unknown;
}

type HandlerOf<C extends Call> = (
  input: z.output<C['request']>,
  context: CallContext,
) => Answer<CallAnswerData<C>> | Promise<Answer<CallAnswerData<C>>>;

/** The handlers of one group of calls. A missing handler is a type error. */
export type GroupHandlers<Group extends keyof Contract> = {
  [Name in keyof Contract[Group]]: Contract[Group][Name] extends Call ? HandlerOf<Contract[Group][Name]> : never;
};

/** Error for a bearer token that opens no session. The response is a 401. */
export class Unauthorised extends Error {}

/** Error for a call of a capability that the operator does not have. The response is a 404, as for an unknown call. */
export class NotOffered extends Error {}

export function accept<Data>(data: Data, message?: string): Answer<Data> {
  return message === undefined ? { success: true, data } : { success: true, message, data };
}

/** @param field of the request, where the refusal is about one */
export function refuse(message: string, field?: string): Refusal {
  return { success: false, message, ...(field !== undefined && { field }) };
}

/** @throws {NotOffered} without any of the capabilities */
export function requireCapability(
  { capabilities }: Pick<Services, 'capabilities'>,
  ...any: OperatorCapability[]
): void {
  if (!any.some((name) => capabilities.has(name))) throw new NotOffered();
}
