import { areCapabilitiesKnown, capabilitiesOf } from './capabilities';
import type { CallData } from './contract/call';
import { cms } from './contract/cms';
import { limits } from './contract/limits';
import type { Bootstrap } from './site-options';

type Policy = CallData<typeof limits.policy>;
export type Pauses = Pick<Policy, 'stopHours' | 'timeOutHours' | 'exclusionDays'>;

/** What is offered while the policy cannot be read. The operator refuses what it does not have. */
const DEFAULT_PAUSES: Pauses = { stopHours: 24, timeOutHours: [24, 168, 720], exclusionDays: [180, 365, null] };

interface WithContent {
  readonly content: {
    find(call: typeof cms.grouped, request: Record<string, never>): Promise<Bootstrap | null>;
    find(call: typeof limits.policy, request: Record<string, never>): Promise<Policy | null>;
  };
}

/** While the capabilities cannot be read they are: the ways of players out of play depend on no content. */
export const offersPauses = (bootstrap: Bootstrap | null): boolean =>
  !areCapabilitiesKnown(bootstrap) || capabilitiesOf(bootstrap).has('limits');

/** The pauses of the operator's policy, or the default ones. Null of an operator without the capability `limits`. */
export async function findPauses({ content }: WithContent): Promise<Pauses | null> {
  if (!offersPauses(await content.find(cms.grouped, {}))) return null;
  return (await content.find(limits.policy, {})) ?? DEFAULT_PAUSES;
}
