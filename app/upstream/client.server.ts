import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { parseJson } from '~/lib/parse-json';
import { TOO_LARGE } from '~/lib/safe-html.server';
import { hasTracingSdk, traceParent } from '~/lib/trace-parent.server';
import { cutLists, emptyLargeTexts, firstRows, isBounded } from './answer-bounds';
import { envelope, type Call, type CallData, type CallRequest } from './contract/call';
import type { Outcome } from './outcome';
import { createPolicies, GaveUp, isHeldBack, TIMEOUT_MS, Unavailable } from './policies.server';
import { createTransport, type RawAnswer, type Transport } from './transport.server';

/**
 * The visitor for whom a call is made. Passed with each call, never stored: one player's token must not reach another's call.
 */
export interface Caller {
  readonly token: string | null;
  /** The browser's fingerprint, or the device id without one. */
  readonly fingerprint: string;
  readonly locale: string;
  readonly requestId: string;
  /** Whether the sender of the request asks for its trace to be recorded. Default: no. */
  readonly isSampled?: boolean;
  /** The player's IP address; null for calls that the site makes for itself. */
  readonly address: string | null;
  /** The browser's name as `userAgentOf` reads it; null for calls that the site makes for itself. */
  readonly userAgent: string | null;
  /** For a `money` call: the operator acts once on calls with the same key. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** The operator's share of the five seconds that a whole page may take: docs/product/timings.md#timings-and-limits. */
export const PAGE_BUDGET_MS = 4_200;

/** The site as a caller, for content that all players share. */
export function siteCaller(locale: string): Caller {
  const signal = AbortSignal.timeout(PAGE_BUDGET_MS);
  return { token: null, fingerprint: 'site', locale, requestId: randomUUID(), address: null, userAgent: null, signal };
}

export interface CallObserver {
  /** The end of a call: its path, the outcome's kind (or why nothing was sent), and the duration. */
  called(call: string, outcome: string, seconds: number): void;
  /** The end of each HTTP request of a call: its status, or why there was no answer. A call that is tried again has two. */
  requested(request: { method: string; call: string; result: number | string; seconds: number }): void;
}

export type OperatorClient = ReturnType<typeof createOperatorClient>;

export function createOperatorClient(apiUrl: string, log: Logger, observer?: CallObserver) {
  const transport = createTransport(apiUrl);
  const policies = createPolicies();

  /** Makes one call. Never throws for an operator's failure: the outcome says it. */
  async function ask<C extends Call>(call: C, request: CallRequest<C>, caller: Caller): Promise<Outcome<CallData<C>>> {
    const group = call.path.slice(0, call.path.indexOf('/'));
    const startedAt = performance.now();
    const count = (outcome: string) => observer?.called(call.path, outcome, secondsSince(startedAt));
    try {
      const answer = await policies.for(group, call.policy).execute(() => sendObserved(call, request, caller));
      const { outcome, fault, emptied = [], surplus } = checkAnswer(call, answer, request);
      count(outcome.kind);
      if (fault)
        log.warn({ call: call.path, fault, requestId: caller.requestId }, 'operator answered outside the contract');
      if (emptied[0]) log.warn({ place: call.path, ...emptied[0], count: emptied.length }, TOO_LARGE);
      if (surplus) log.warn({ call: call.path, ...surplus, requestId: caller.requestId }, TOO_MANY_ROWS);
      return outcome;
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === null) throw error;
      count(isHeldBack(error) ? 'held-back' : error instanceof GaveUp ? 'gave-up' : 'unavailable');
      log.warn({ call: call.path, reason, requestId: caller.requestId }, 'operator unavailable');
      return wasNeverSent(error) ? NEVER_SENT : UNAVAILABLE;
    }
  }

  async function sendObserved<C extends Call>(call: C, request: CallRequest<C>, caller: Caller) {
    const startedAt = performance.now();
    const note = (result: number | string) =>
      observer?.requested({ method: call.method, call: call.path, result, seconds: secondsSince(startedAt) });
    try {
      const answer = await send(transport, call, request, caller);
      note(answer.status);
      return answer;
    } catch (error) {
      note(error instanceof Unavailable ? (error.status ?? reasonOf(error) ?? '_OTHER') : 'aborted');
      throw error;
    }
  }

  return { ask, breakers: policies.states, close: () => transport.close() };
}

const secondsSince = (startedAt: number) => (performance.now() - startedAt) / 1000;

async function send<C extends Call>(transport: Transport, call: C, request: CallRequest<C>, caller: Caller) {
  // Not AbortSignal.timeout, which keeps what the call held until the time is up: a third of the p99 of balance polls.
  const deadline = new AbortController();
  const timer = setTimeout(
    () => deadline.abort(new DOMException('The operator did not answer in time.', 'TimeoutError')),
    TIMEOUT_MS[call.policy],
  );
  // A money call is not aborted because a page has run out of time: its outcome would be unknown.
  const callerSignal = call.policy === 'money' ? undefined : caller.signal;
  const isPost = call.method === 'POST';
  try {
    return await transport.send({
      method: call.method,
      path: call.path,
      headers: headersFor(caller),
      body: isPost ? JSON.stringify(request) : null,
      deadline: deadline.signal,
      ...(callerSignal && { callerSignal }),
    });
  } finally {
    clearTimeout(timer);
  }
}

function headersFor({
  token,
  fingerprint,
  locale,
  requestId,
  isSampled = false,
  address,
  userAgent,
  idempotencyKey,
}: Caller): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-locale': locale,
    'x-fingerprint': fingerprint,
    'x-request-id': requestId,
    // A second one would make both invalid.
    ...(!hasTracingSdk && { traceparent: traceParent({ requestId, isSampled }) }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(address && { 'x-forwarded-for': address }),
    ...(userAgent && { 'user-agent': userAgent }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

interface CheckedAnswer<C extends Call> {
  readonly outcome: Outcome<CallData<C>>;
  /** Where the answer breaks the contract: a path, never a value, because logs must hold no personal data. */
  readonly fault?: string;
  readonly emptied?: ReturnType<typeof emptyLargeTexts>;
  /** A list that was cut: its rows, and the most that the site reads. */
  readonly surplus?: { readonly rows: number; readonly most: number } | undefined;
}

/** More than a page shows, of a list that has no `take`. */
const MAX_ROWS = 500;
const TOO_MANY_ROWS = 'operator sent more rows than were asked for';

/** Letters of an answer that may have more rows than a schema can judge in a short time. */
const LONG_ANSWER = 16_384;

function checkAnswer<C extends Call>(call: C, { status, body }: RawAnswer, request: CallRequest<C>): CheckedAnswer<C> {
  if (status === 401) return { outcome: { kind: 'unauthorised' } };
  if (status === 404 || status === 501) return { outcome: { kind: 'not-offered' } };
  const faulty = (fault: string): CheckedAnswer<C> => ({ outcome: { kind: 'faulty' }, fault });
  if (body === null) return faulty('too large');
  const json = parseJson(body);
  const isLong = body.length > LONG_ANSWER;
  if (isLong && !isBounded(json)) return faulty('too many rows or levels');
  const parsed = envelope.safeParse(json);
  if (!parsed.success) return faulty(pathOf(parsed.error));
  const { success, message, data, ...refusal } = parsed.data;
  if (!success) return { outcome: { kind: 'refused', message, ...refusal } };
  if (status >= 300) return faulty(`success with status ${status}`);
  const unread = (fault: string): CheckedAnswer<C> => ({ outcome: { kind: 'faulty', accepted: true }, fault });
  const most = Math.min(call.rows ?? MAX_ROWS, (request as { take?: number }).take ?? Infinity);
  const rows = cutLists(data, most);
  const emptied = isLong ? emptyLargeTexts(data, call.html) : [];
  const first = isLong ? call.data.safeParse(firstRows(data)) : null;
  if (first?.error) return unread(`data.${pathOf(first.error)}`);
  const read = call.data.safeParse(data);
  if (!read.success) return unread(`data.${pathOf(read.error)}`);
  return {
    outcome: { kind: 'success', data: read.data as CallData<C>, message },
    emptied,
    surplus: rows > 0 ? { rows, most } : undefined,
  };
}

function pathOf(error: { issues: readonly { path: PropertyKey[]; code?: string }[] }): string {
  const issue = error.issues[0];
  return `${issue?.path.join('.') ?? ''}: ${issue?.code ?? 'invalid'}`;
}

const UNAVAILABLE = { kind: 'unavailable' } as const;
const NEVER_SENT = { kind: 'unavailable', neverSent: true } as const;

/** Errors before a connection: nothing was sent. */
const NO_CONNECTION = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function wasNeverSent(error: unknown): boolean {
  if (isHeldBack(error)) return true;
  const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
  return typeof code === 'string' && NO_CONNECTION.has(code);
}

/** Why there was no answer, for the log; null for a bug of the site. */
function reasonOf(error: unknown): string | null {
  if (isHeldBack(error)) return 'held back';
  if (error instanceof GaveUp) return 'the page ran out of time';
  if (!(error instanceof Unavailable)) return null;
  const { code, name } = (error.cause ?? {}) as { code?: unknown; name?: string };
  return typeof code === 'string' ? code : (name ?? error.message);
}
