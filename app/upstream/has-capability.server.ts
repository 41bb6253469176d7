import { capabilitiesOf, type Capability } from './capabilities';
import { cms } from './contract/cms';
import type { Bootstrap } from './site-options';

interface WithContent {
  readonly content: { find(call: typeof cms.grouped, request: Record<string, never>): Promise<Bootstrap | null> };
}

/** Whether the operator declares this capability. False while its bootstrap data cannot be read. */
export async function hasCapability({ content }: WithContent, name: Capability): Promise<boolean> {
  return capabilitiesOf(await content.find(cms.grouped, {})).has(name);
}
