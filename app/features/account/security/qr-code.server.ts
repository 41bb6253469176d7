import { encode } from 'uqr';

/** The width of the white margin that readers need, in modules. */
const QUIET_ZONE = 4;

/** A QR code as the path of an SVG, with its quiet zone: one unit is one module. */
export function drawQrCode(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}
