/** Writes an amount into its field, as if it were typed. */
export function setAmount(inputId: string, written: string): void {
  const input = document.getElementById(inputId);
  if (!(input instanceof HTMLInputElement)) return;
  input.value = written;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
