import type { AppLoadContext } from '@remix-run/node';
import { security } from '~/upstream/contract/security';
import { hasCapability } from '~/upstream/has-capability.server';

/**
 * Whether the player's second factor is on, so that a form has a field for a code from the start. Also false if it
 * cannot be read: the operator then asks for the code in its answer to the form.
 */
export async function hasSecondFactor(context: AppLoadContext): Promise<boolean> {
  if (!(await hasCapability(context, 'two-factor'))) return false;
  const outcome = await context.operator.ask(security.status, {});
  return outcome.kind === 'success' && outcome.data.totp;
}
