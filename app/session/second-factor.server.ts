import { security } from '~/upstream/contract/security';
import type { CallData } from '~/upstream/contract/call';
import { hasCapability, type WithContent } from '~/upstream/has-capability.server';
import type { Outcome } from '~/upstream/outcome';

interface WithOperator {
  readonly operator: {
    ask(call: typeof security.status, request: object): Promise<Outcome<CallData<typeof security.status>>>;
  };
}

/** A form then has a field for a code from the start. False if it cannot be read: the operator then asks for the code. */
export async function hasSecondFactor(context: WithContent & WithOperator): Promise<boolean> {
  if (!(await hasCapability(context, 'two-factor'))) return false;
  const outcome = await context.operator.ask(security.status, {});
  return outcome.kind === 'success' && outcome.data.totp;
}
