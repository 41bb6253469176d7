import type { Copy } from '~/i18n/messages';
import '~/features/money/payment-methods/cashier.css';
import { useHydrated } from '~/ui/use-hydrated';
import { QUICK_FIELD, type QuickAmount } from './payment-field';

interface QuickAmountsProps {
  inputId: string;
  quick: readonly QuickAmount[];
  /** Writes a plain decimal as the field shows it. */
  write: (decimal: string) => string;
  copy: Copy<'cashier'>;
}

/** Buttons that fill in the amount: with JavaScript in the page, otherwise the server sends the form again as it was typed. */
export function QuickAmounts({ inputId, quick, write, copy }: QuickAmountsProps) {
  const isHydrated = useHydrated();
  return (
    <ul data-quick="" aria-label={copy.quickAmounts}>
      {quick.map(({ amount, text }) => (
        <li key={text}>
          <button
            type={isHydrated ? 'button' : 'submit'}
            name={QUICK_FIELD}
            value={amount}
            formNoValidate
            onClick={() => setAmount(inputId, write(amount))}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Writes an amount into its field, as if it were typed. */
export function setAmount(inputId: string, written: string): void {
  const input = document.getElementById(inputId);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = written;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
