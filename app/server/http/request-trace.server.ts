import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { activeTrace, hasTracingSdk, readTraceParent, type Trace } from '~/lib/trace-parent.server';

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
