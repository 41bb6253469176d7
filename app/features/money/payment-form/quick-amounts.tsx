import type { Copy } from '~/i18n/messages';
import '~/features/money/payment-methods/cashier.css';
import { FILL_FIELD, type QuickAmount } from './payment-field';

interface QuickAmountsProps {
  inputId: string;
  quick: readonly QuickAmount[];
  /** Writes a plain decimal as the field shows it. */
  write: (decimal: string) => string;
  copy: Copy<'cashier'>;
}

/**
 * Buttons that answer the same form with an amount, and all that was typed. With JavaScript they only write it. They come before
 * the form's own button, which the Enter key presses all the same: `DefaultButton`.
 */
export function QuickAmounts({ inputId, quick, write, copy }: QuickAmountsProps) {
  return (
    <ul data-quick="" aria-label={copy.quickAmounts}>
      {quick.map(({ amount, text }) => (
        <li key={text}>
          <button
            type="submit"
            formNoValidate
            name={FILL_FIELD}
            value={amount}
            onClick={(event) => {
              event.preventDefault();
              setAmount(inputId, write(amount));
            }}
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
