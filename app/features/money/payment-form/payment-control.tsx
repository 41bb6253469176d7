import { DescribedControl } from '~/forms/described/described-control';
import { AmountField } from './amount-field';
import type { ControlProps } from './payment-field';

/** One field of a method's form. The payment's amount has its own control, whichever number the operator's type says. */
export const PaymentControl = (props: ControlProps) =>
  props.field.control === 'amount' || props.field.limits !== null ? (
    <AmountField {...props} />
  ) : (
    <DescribedControl {...props} />
  );
