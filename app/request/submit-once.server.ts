import type { SingleFlight } from '~/lib/single-flight';
import type { Limits } from '~/limits/limits.server';
import { singleFlightByPlayer } from '~/session/single-flight-by-player.server';
import type { Outcome } from '~/upstream/outcome';
import type { CountedLimit, SubmissionRule } from './submission-rules.server';

export interface SubmittingSite {
  readonly limits: Limits;
  readonly singleFlight: SingleFlight;
}

interface Submission<Data> {
  readonly rule: SubmissionRule;
  /** Names the request and who sends it: the same for repetitions. */
  readonly key: string;
  /** The operator's code of the player; null for guests, for whom limits by player do not count. */
  readonly player: string | null;
  readonly address: string;
  readonly send: () => Promise<Outcome<Data>>;
}

/** One request for all that repeat it. One that a limit refuses is not sent: it is refused with `retryAfterSeconds`. */
export function submitOnce<Data>(
  site: SubmittingSite,
  { rule, key, player, address, send }: Submission<Data>,
): Promise<Outcome<Data>> {
  const keyed = (rule.limits ?? []).flatMap(({ name, per, counts }) => {
    const by = keyFor(per, player, address);
    return by === null ? [] : [{ limit: site.limits[name], by, counts }];
  });
  const sendCounted = async (): Promise<Outcome<Data>> => {
    for (const { limit, by } of keyed) {
      const allowance = await limit.consume(by);
      if (!allowance.allowed) return { kind: 'refused', message: null, retryAfterSeconds: allowance.retryAfterSeconds };
    }
    const outcome = await send();
    const uncounted = keyed.filter(({ counts }) => !counts(outcome));
    await Promise.all(uncounted.map(({ limit, by }) => limit.refund(by)));
    return outcome;
  };
  return rule.toggles
    ? sendCounted()
    : singleFlightByPlayer({ site }, key, sendCounted, (outcome) => keepsFor(rule, outcome));
}

function keyFor(per: CountedLimit['per'], player: string | null, address: string): string | null {
  if (per === 'player') return player;
  return per === 'network' ? address : per.subject;
}

/** What a limit refused is counted again each time. */
function keepsFor({ keepsMs = 0, keepsRefusedMs = 0 }: SubmissionRule, outcome: Outcome<unknown>): number {
  if (outcome.kind === 'success') return keepsMs;
  return outcome.kind === 'refused' && outcome.retryAfterSeconds === undefined ? keepsRefusedMs : 0;
}
