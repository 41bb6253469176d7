/** In this order: nearly every browser also claims to be Safari. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

/** In this order: Android also claims to be Linux. */
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A name for a passkey of this browser, such as "Chrome, Windows", that the player has not used yet; '' if none is known. */
export function suggestName(userAgent: string | null, used: readonly string[]): string {
  const known = [BROWSERS, SYSTEMS].flatMap((marks) => marks.find(([, mark]) => mark.test(userAgent ?? ''))?.[0] ?? []);
  const name = known.join(', ');
  if (name === '' || !used.includes(name)) return name;
  const next = used.findIndex((_, index) => !used.includes(`${name} (${index + 2})`));
  return `${name} (${next + 2})`;
}
