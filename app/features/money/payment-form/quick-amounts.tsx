import type { MouseEvent } from 'react';
import type { Copy } from '~/i18n/messages';
import '~/features/money/payment-methods/cashier.css';
import { isPlainClick } from '~/browser/clicked-link';

export interface QuickAmount {
  /** A plain decimal. */
  readonly amount: string;
  readonly text: string;
  /** The same form with the amount filled in. */
  readonly href: string;
}

interface QuickAmountsProps {
  inputId: string;
  quick: readonly QuickAmount[];
  /** Writes a plain decimal as the field shows it. */
  write: (decimal: string) => string;
  copy: Copy<'cashier'>;
}

/** Links to the same form with an amount. With JavaScript they only write it, and keep what was typed in other fields. */
export function QuickAmounts({ inputId, quick, write, copy }: QuickAmountsProps) {
  const fill = (event: MouseEvent, amount: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAmount(inputId, write(amount));
  };
  return (
    <ul data-quick="" aria-label={copy.quickAmounts}>
      {quick.map(({ amount, text, href }) => (
        <li key={text}>
          <a href={href} onClick={(event) => fill(event, amount)}>
            {text}
          </a>
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
