const browsers: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly [name: string, mark: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

// Order matters: nearly every browser also claims to be Safari, and Android also claims to be Linux.
const firstMarked = (marks: typeof browsers, userAgent: string) => marks.find(([, mark]) => mark.test(userAgent))?.[0];

/** Browser and system of a user agent, such as `Chrome, Android`; null if neither is known. */
export function deviceName(userAgent: string): string | null {
  const parts = [firstMarked(browsers, userAgent), firstMarked(systems, userAgent)].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
