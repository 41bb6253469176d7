import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleType,
  noop,
  retry,
  wrap,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import type { Policy } from './contract/call';

/** Connection refused, reset, too slow, or 5xx. Retried once for a read; counts for the breaker. */
export class Unavailable extends Error {
  readonly status: number | undefined;

  constructor(message: string, { cause, status }: { cause?: unknown; status?: number }) {
    super(message, { cause });
    this.status = status;
  }
}

/** How long one attempt may take, in milliseconds: docs/product/timings.md#timings-and-limits. */
export const TIMEOUT_MS: Record<Policy, number> = { read: 3_000, write: 4_000, money: 15_000 };

const FAILURES_TO_OPEN = 5;
const HALF_OPEN_AFTER_MS = 5_000;

/** The page has no time left. Does not count for the breaker, because the operator may be well. */
export class GaveUp extends Error {}

export const isHeldBack = (error: unknown) => error instanceof BrokenCircuitError;

/** Each call group has its own breaker, so that a failing casino does not block payments. Reads get one retry with jitter. */
export function createPolicies() {
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const failures = handleType(Unavailable);
  const retryOnce = retry(failures, {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: 40, maxDelay: 160 }),
  });
  function breakerFor(group: string): CircuitBreakerPolicy {
    const known = breakers.get(group);
    if (known) return known;
    const breaker = circuitBreaker(failures, {
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
      halfOpenAfter: HALF_OPEN_AFTER_MS,
    });
    breakers.set(group, breaker);
    return breaker;
  }
  return {
    for: (group: string, policy: Policy) => wrap(policy === 'read' ? retryOnce : noop, breakerFor(group)),
    states: (): [group: string, state: number][] =>
      [...breakers].map(([group, { state }]) => [group, severityOf(state)]),
  };
}

function severityOf(state: CircuitState): number {
  if (state === CircuitState.Closed) return 0;
  return state === CircuitState.HalfOpen ? 1 : 2;
}
