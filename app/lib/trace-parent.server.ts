import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { propagation, trace, TraceFlags } from '@opentelemetry/api';
import proxyAddr from 'proxy-addr';

export interface Trace {
  /** A UUID. Its 32 digits are the id of the trace. */
  readonly requestId: string;
  /** Whether the sender of the request records its trace, and asks others to do so. */
  readonly isSampled: boolean;
}

const TRACE_PARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(?:-|$)/;

/** Whether the process was started with an OpenTelemetry SDK. It then reads and writes `traceparent` itself. */
export const hasTracingSdk = propagation.fields().includes('traceparent');

/** The trace of the span under way, of the SDK's. Null outside spans. */
export function activeTrace(): Trace | null {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { requestId: toUuid(span.traceId), isSampled: isSampled(span.traceFlags) } : null;
}

/** Reads a `traceparent` header. Null where it is missing or malformed. Later versions of the format may be longer. */
export function readTraceParent(header: string | string[] | undefined): Trace | null {
  const [, traceId, flags] = (typeof header === 'string' && TRACE_PARENT.exec(header)) || [];
  if (traceId === undefined || flags === undefined) return null;
  return { requestId: toUuid(traceId), isSampled: isSampled(Number.parseInt(flags, 16)) };
}

const toUuid = (traceId: string) => traceId.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const isSampled = (flags: number) => (flags & TraceFlags.SAMPLED) !== 0;

/** A `traceparent` header for one call that a request makes. The site records no spans, so each call is a parent by itself. */
export const traceParent = ({ requestId, isSampled }: Trace): string =>
  `00-${requestId.replaceAll('-', '')}-${newSpanId()}-0${isSampled ? 1 : 0}`;

/** 64 random bits. Node makes UUIDs in advance: a tenth of what single random bytes cost. */
function newSpanId(): string {
  const uuid = randomUUID();
  return uuid.slice(0, 4) + uuid.slice(-12);
}

/**
 * Returns a function that finds the trace of a request: that of a trusted proxy, or a new one. A player's `traceparent` does
 * not count, or players could give their requests the id of another one in the logs: the proxy removes it.
 *
 * With an OpenTelemetry SDK the trace is that of its span.
 *
 * @param trusted addresses, ranges and names such as `loopback`
 */
export function requestTraces(trusted: readonly string[]): (request: IncomingMessage) => Trace {
  if (hasTracingSdk) return () => activeTrace() ?? newTrace();
  const isTrusted = proxyAddr.compile([...trusted]);
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const given = readTraceParent(headers.traceparent);
    return given && isTrusted(remoteAddress, 0) ? given : newTrace();
  };
}

const newTrace = (): Trace => ({ requestId: randomUUID(), isSampled: false });
