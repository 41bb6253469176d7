import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { parseJson } from '~/lib/parse-json';
import { envelope, type Call, type CallData, type CallRequest } from './contract/call';
import type { Outcome } from './outcome';
import { createPolicies, GaveUp, isHeldBack, TIMEOUT_MS, Unavailable } from './policies.server';
import { createTransport, type RawAnswer, type Transport } from './transport.server';

/** The player for whom a call is made. Pass it with each call and never store it: it holds the player's token. */
export interface Caller {
  readonly token: string | null;
  /** The browser's fingerprint, or the device id without one. */
  readonly fingerprint: string;
  readonly locale: string;
  readonly requestId: string;
  /** The player's IP address; null for calls that the site makes for itself. */
  readonly address: string | null;
  /** Required for a `money` call: the operator executes calls with the same key only once. */
  readonly idempotencyKey?: string;
  /** Aborts the call when the page's time budget is used up. */
  readonly signal?: AbortSignal;
}

/** The time budget of a page for its calls. A whole page may take five seconds (docs/product.md#timings-and-limits). */
export const PAGE_BUDGET_MS = 4_200;

/** The caller of content that all visitors share: the site itself, without a token. */
export function siteCaller(locale: string): Caller {
  const signal = AbortSignal.timeout(PAGE_BUDGET_MS);
  return { token: null, fingerprint: 'site', locale, requestId: randomUUID(), address: null, signal };
}

export interface OperatorClient {
  /** Makes one call. Every failure of the operator is an outcome; the promise rejects only on a bug. */
  ask<C extends Call>(call: C, request: CallRequest<C>, caller: Caller): Promise<Outcome<CallData<C>>>;
  /** The state of each call group's circuit breaker: 0 closed, 1 half open, 2 open. */
  breakers(): [group: string, state: number][];
  close(): Promise<void>;
}

/** Called after every call with its path, its outcome's kind or the reason why it was not sent, and its duration in seconds. */
type OnCall = (call: string, outcome: string, seconds: number) => void;

export function createOperatorClient(apiUrl: string, log: Logger, onCall: OnCall = () => {}): OperatorClient {
  const transport = createTransport(apiUrl);
  const policies = createPolicies();

  async function ask<C extends Call>(call: C, request: CallRequest<C>, caller: Caller) {
    const group = call.path.slice(0, call.path.indexOf('/'));
    const startedAt = performance.now();
    const count = (outcome: string) => onCall(call.path, outcome, (performance.now() - startedAt) / 1000);
    try {
      const answer = await policies.for(group, call.policy).execute(() => send(transport, call, request, caller));
      const { outcome, fault } = judge(call, answer);
      count(outcome.kind);
      if (fault)
        log.warn({ call: call.path, fault, requestId: caller.requestId }, 'operator answered outside the contract');
      return outcome;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      count(isHeldBack(error) ? 'held-back' : error instanceof GaveUp ? 'gave-up' : 'unavailable');
      log.warn({ call: call.path, reason, requestId: caller.requestId }, 'operator unavailable');
      return wasNeverSent(error) ? NEVER_SENT : UNAVAILABLE;
    }
  }

  return { ask, breakers: policies.states, close: () => transport.close() };
}

function send<C extends Call>(transport: Transport, call: C, request: CallRequest<C>, caller: Caller) {
  const deadline = AbortSignal.timeout(TIMEOUT_MS[call.policy]);
  // Never abort a payment because its page is out of time.
  const patience = call.policy === 'money' ? undefined : caller.signal;
  const isPost = call.method === 'POST';
  const query = isPost ? '' : new URLSearchParams(request as Record<string, string>).toString();
  return transport.send({
    method: call.method,
    path: query ? `${call.path}?${query}` : call.path,
    headers: headersFor(caller),
    body: isPost ? JSON.stringify(request) : null,
    deadline,
    ...(patience && { patience }),
  });
}

function headersFor({
  token,
  fingerprint,
  locale,
  requestId,
  address,
  idempotencyKey,
}: Caller): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-locale': locale,
    'x-fingerprint': fingerprint,
    'x-request-id': requestId,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(address && { 'x-forwarded-for': address }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

interface Judgement<C extends Call> {
  readonly outcome: Outcome<CallData<C>>;
  /** The path of the first value that breaks the contract. Never the value itself: it goes into the log. */
  readonly fault?: string;
}

function judge<C extends Call>(call: C, { status, body }: RawAnswer): Judgement<C> {
  if (status === 401) return { outcome: { kind: 'unauthorised' } };
  if (status === 404 || status === 501) return { outcome: { kind: 'not-offered' } };
  const faulty = (fault: string): Judgement<C> => ({ outcome: { kind: 'faulty' }, fault });
  if (body === null) return faulty('too large');
  const parsed = envelope.safeParse(parseJson(body));
  if (!parsed.success) return faulty(pathOf(parsed.error));
  const { success, message, data } = parsed.data;
  if (!success) return { outcome: { kind: 'refused', message } };
  if (status >= 300) return faulty(`success with status ${status}`);
  const read = call.data.safeParse(data);
  if (!read.success) return faulty(`data.${pathOf(read.error)}`);
  return { outcome: { kind: 'success', data: read.data as CallData<C>, message } };
}

function pathOf(error: { issues: readonly { path: PropertyKey[]; code?: string }[] }): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.') ?? ''}: ${issue?.code ?? 'invalid'}`;
}

const UNAVAILABLE = { kind: 'unavailable' } as const;
const NEVER_SENT = { kind: 'unavailable', neverSent: true } as const;

/** Errors after which the operator surely did not receive the call. */
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function wasNeverSent(error: unknown): boolean {
  if (isHeldBack(error)) return true;
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && NO_CONNECTION.has(code);
}

/** The reason for a missing answer, for the log. Null for an error that is a bug in this code. */
function reasonOf(error: unknown): string | null {
  if (isHeldBack(error)) return 'held back';
  if (error instanceof GaveUp) return 'the page ran out of time';
  if (!(error instanceof Unavailable)) return null;
  const { code, name } = (error.cause ?? {}) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? error.message);
}
