export type Colour = readonly [red: number, green: number, blue: number];

export const BLACK: Colour = [0, 0, 0];
export const WHITE: Colour = [255, 255, 255];

/** Reads `#rgb` or `#rrggbb`; null for every other text. */
export function parseColour(text: string): Colour | null {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? text.slice(1) : null;
  if (digits === null) return null;
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16)) as unknown as Colour;
}

export const formatColour = (colour: Colour): string =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

/** The colour as CSS with that opacity in per cent. */
export const formatWithOpacity = (colour: Colour, percent: number): string => `rgb(${colour.join(' ')} / ${percent}%)`;

/** The mix of two colours: `share` (0 to 1) of `over`, the rest of `under`. Also what `over` with that opacity looks like. */
export const mix = (under: Colour, over: Colour, share: number): Colour =>
  under.map((part, index) => Math.round(part + ((over[index] ?? 0) - part) * share)) as unknown as Colour;

const linear = (part: number) => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const fromLinear = (share: number) =>
  255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * Math.max(share, 0) ** (1 / 2.4) - 0.055);

/** The relative luminance of WCAG 2.2, from 0 to 1. */
export const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Oklab in polar form: lightness from 0 to 1, chroma, hue in degrees. Equal steps of lightness look equal. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export function toOklch(colour: Colour): Oklch {
  const [r, g, b] = colour.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toParts({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(fromLinear);
}

/** The colour in sRGB. A chroma that sRGB lacks at that lightness is reduced; lightness and hue stay. */
export function fromOklch({ lightness, chroma, hue }: Oklch): Colour {
  if (lightness <= 0) return BLACK;
  if (lightness >= 1) return WHITE;
  const isInside = (tried: number) =>
    toParts({ lightness, chroma: tried, hue }).every((part) => part > -0.5 && part < 255.5);
  let most = chroma;
  if (!isInside(chroma)) {
    let least = 0;
    for (let step = 0; step < 16; step += 1) {
      const tried = (least + most) / 2;
      if (isInside(tried)) least = tried;
      else most = tried;
    }
    most = least;
  }
  const parts = toParts({ lightness, chroma: most, hue });
  return parts.map((part) => Math.round(Math.min(255, Math.max(0, part)))) as unknown as Colour;
}

/** Finer than a step of eight bits. */
const HALVINGS = 10;

/** The nearest in lightness that fulfils `isFit`, of the same hue: lighter or darker, at last white or black. */
export function adjustLightness(
  colour: Colour,
  towards: 'lighter' | 'darker',
  isFit: (tried: Colour) => boolean,
): Colour {
  if (isFit(colour)) return colour;
  const { lightness, chroma, hue } = toOklch(colour);
  let fit = towards === 'lighter' ? WHITE : BLACK;
  let [near, far] = [lightness, towards === 'lighter' ? 1 : 0];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const tried = (near + far) / 2;
    const moved = fromOklch({ lightness: tried, chroma, hue });
    if (isFit(moved)) {
      fit = moved;
      far = tried;
    } else near = tried;
  }
  return fit;
}
