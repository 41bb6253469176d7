const SCALE = 20;

/** Adds decimal amounts of the contract exactly, without binary floats. */
export function addAmounts(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n);
  const digits = String(total < 0n ? -total : total).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${total < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

/** Converts an amount to units of 10⁻²⁰, the last decimal place that the contract allows. */
function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return amount.startsWith('-') ? -units : units;
}
