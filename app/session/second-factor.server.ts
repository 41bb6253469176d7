import type { AppLoadContext } from '@remix-run/node';
import { security } from '~/upstream/contract/security';
import { hasCapability } from '~/upstream/has-capability.server';

/** A form then has a field for a code from the start. False if it cannot be read: the operator then asks for the code. */
export async function hasSecondFactor(context: AppLoadContext): Promise<boolean> {
  if (!(await hasCapability(context, 'two-factor'))) return false;
  const outcome = await context.operator.ask(security.status, {});
  return outcome.kind === 'success' && outcome.data.totp;
}
