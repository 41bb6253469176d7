import { Icon } from '~/ui/icon';
import './cashier.css';
import type { PaymentKind } from '~/payments/payment-kind';

/** A heading that says first whether money goes in or out: the icon and the kind, then the method. */
export function KindTitle({ kind, label, method }: { kind: PaymentKind; label: string; method?: string }) {
  return (
    <span data-kind-title={kind}>
      <Icon name={kind} />
      <span>
        <span>{label}</span>
        {method !== undefined && (
          <>
            {' › '}
            <b>{method}</b>
          </>
        )}
      </span>
    </span>
  );
}
