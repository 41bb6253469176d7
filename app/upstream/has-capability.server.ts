import { capabilitiesOf, type Capability } from './capabilities';
import { cms } from './contract/cms';
import type { Bootstrap } from './site-options';

export interface WithContent {
  readonly content: { find(call: typeof cms.grouped, request: Record<string, never>): Promise<Bootstrap | null> };
}

/** Whether the operator declares this capability. False while its bootstrap data cannot be read. */
export const hasCapability = async ({ content }: WithContent, name: Capability): Promise<boolean> =>
  capabilitiesOf(await content.find(cms.grouped, {})).has(name);
