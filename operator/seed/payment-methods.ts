import { PaymentMethod as MethodType } from '~/upstream/contract/values';
import type { PaymentField } from '../payments/field';
import type { PaymentMethod } from '../store/payment-methods';
import data from './payment-methods.json' with { type: 'json' };
import fieldData from './payment-fields.json' with { type: 'json' };

type Type = keyof typeof MethodType;

const fields: Record<string, PaymentField> = fieldData as Record<keyof typeof fieldData, PaymentField>;

/** Every payment method of the contract, for deposits and for withdrawals. */
export const paymentMethods = data.methods.map((method): PaymentMethod => {
  const type = method.type as Type;
  const kind = method.kind === 1 ? 1 : 2;
  return {
    ...method,
    kind,
    type: MethodType[type],
    ...data.types[type],
    settlement: kind === 1 && !method.instruction ? 'page' : 'desk',
    instruction: method.instruction ?? null,
    payTo: method.payTo ?? null,
    fields: method.fields.flatMap((name) => fields[name] ?? []),
  };
});

/** The payment methods in the footer, each logo once. */
export const footerMethods = Object.values(data.types).filter(
  ({ slug }, index, all) => all.findIndex((other) => other.slug === slug) === index,
);
