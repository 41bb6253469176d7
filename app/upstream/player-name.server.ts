import type { CallData } from './contract/call';
import { customer } from './contract/customer';
import { dataOf, type Outcome } from './outcome';

interface WithOperator {
  readonly operator: {
    ask(
      call: typeof customer.profile,
      request: Record<string, never>,
    ): Promise<Outcome<CallData<typeof customer.profile>>>;
  };
}

/** The player's names as the operator has them; null while they cannot be read, and without any. */
export async function findPlayerName({ operator }: WithOperator) {
  const { name = '', surname = '' } = dataOf(await operator.ask(customer.profile, {})) ?? {};
  const full = `${name} ${surname}`.trim();
  return full === '' ? null : { first: name.trim(), full };
}
