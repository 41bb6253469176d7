import type { AppLoadContext } from '@remix-run/node';
import { capabilitiesOf } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { security } from '~/upstream/contract/security';

/**
 * Whether the player's second factor is on, so that a form has a field for a code from the start. False also where it
 * cannot be read: the operator then asks for the code in its answer to the form.
 */
export async function hasSecondFactor({ content, operator }: AppLoadContext): Promise<boolean> {
  if (!capabilitiesOf(await content.find(cms.grouped, {})).has('two-factor')) return false;
  const outcome = await operator.ask(security.status, {});
  return outcome.kind === 'success' && outcome.data.totp;
}
