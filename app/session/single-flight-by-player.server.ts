import type { SingleFlight } from '~/lib/single-flight';

/**
 * A response that the work throws ends the one session that ran it, because the operator rejected its token. The player's
 * other sessions then run the work themselves. @param key names the work and the player's code
 */
export async function singleFlightByPlayer<Result>(
  { site: { singleFlight } }: { readonly site: { readonly singleFlight: SingleFlight } },
  key: string,
  work: () => Promise<Result>,
  keepsFor: (result: Result) => number,
): Promise<Result> {
  const flight = { hasRun: false };
  const runOwn = () => {
    flight.hasRun = true;
    return work();
  };
  for (;;) {
    try {
      return await singleFlight.run(key, runOwn, keepsFor);
    } catch (thrown) {
      if (flight.hasRun || !(thrown instanceof Response)) throw thrown;
    }
  }
}
