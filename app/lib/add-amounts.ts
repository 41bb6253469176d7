const SCALE = 20;

/** The exact sum of decimal amounts as the contract writes them: no binary fraction ever comes in between. */
export function addAmounts(amounts: readonly string[]): string {
  const total = amounts.reduce((sum, amount) => sum + unitsOf(amount), 0n);
  const digits = String(total < 0n ? -total : total).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return `${total < 0n ? '-' : ''}${digits.slice(0, -SCALE)}${fraction && `.${fraction}`}`;
}

/** In units of 10⁻²⁰, the last place that the contract allows. */
function unitsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return amount.startsWith('-') ? -units : units;
}
