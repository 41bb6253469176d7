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
  type IPolicy,
} from 'cockatiel';
import type { Policy } from './contract/call';

/** Connection refused, reset, too slow, 5xx: worth a second try for a read, and what opens the breaker. */
export class Unavailable extends Error {}

/** How long one attempt may take, in milliseconds (design §6). */
export const TIMEOUT_MS: Record<Policy, number> = { read: 3_000, write: 4_000, money: 15_000 };

const FAILURES_TO_OPEN = 5;
const HALF_OPEN_AFTER_MS = 5_000;

/** The page that asked has no time left: says nothing about the operator, and does not open the breaker. */
export class GaveUp extends Error {}

/** The breaker held the call back; nothing was sent. */
export const isHeldBack = (error: unknown) => error instanceof BrokenCircuitError;

export interface Policies {
  for(group: string, policy: Policy): IPolicy;
  /** By group of calls: 0 closed, 1 half open, 2 open. */
  states(): [group: string, state: number][];
}

/**
 * One breaker per call group, so that a broken casino does not close the cashier. Reads get one retry with jitter;
 * everything else is sent once.
 */
export function createPolicies(): Policies {
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
    for: (group, policy) => wrap(policy === 'read' ? retryOnce : noop, breakerFor(group)),
    states: () => [...breakers].map(([group, { state }]) => [group, severityOf(state)]),
  };
}

function severityOf(state: CircuitState): number {
  if (state === CircuitState.Closed) return 0;
  return state === CircuitState.HalfOpen ? 1 : 2;
}
